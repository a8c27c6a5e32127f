import SwiftUI

protocol Heated {
    var temperature: Double { get }
}

struct Kitchen: View {
    private let kettle: Kettle = .init(isOn: true)

    var body: some View {
        Shelf<Kettle>(isWide: true, content: kettle)
        Kettle.init(isFull: true)
    }
}
