import SwiftUI

struct Kettle: View, Heated {
    @State var isOn = false
    @State var isFull = false
    @State var isLoud = false
    @State var temperature = 20.0
    @State var minutes = 0

    static let noisy = Self(isLoud: true)

    var body: some View {
        Toggle("Kettle, \(minutes) min", isOn: $isOn)
    }
}

struct Shelf<Content: View>: View {
    @State var isWide = false
    @State var isOpen = false
    var content: Content

    var body: some View {
        content.opacity(isOpen ? 1 : 0.5)
    }
}
