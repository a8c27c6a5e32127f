import SwiftUI

struct List {
    let titles: [String]

    func rows() -> [AnyView] {
        titles.map { AnyView(Divider().overlay(Text($0))) }
    }

    func lines() -> [AnyView] {
        titles.enumerated().map { AnyView(Text("\($0)").background(alignment: $1 == "" ? .top : .bottom) { Circle() }) }
    }

    func areas() -> [AnyView] {
        titles.map { AnyView(Text($0).background { GeometryReader { Text("\($0.size.width)") } }) }
    }
}
