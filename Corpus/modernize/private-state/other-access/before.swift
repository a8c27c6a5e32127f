import SwiftUI

public struct Dial: View {
    @State private var angle = 0.0
    @State fileprivate var isTurning = false
    @State public var step = 1
    @State internal var limit = 9
    @State private(set) var turns = 0

    public var body: some View {
        Text("1")
    }
}
