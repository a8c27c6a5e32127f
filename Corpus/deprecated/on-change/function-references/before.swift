import SwiftUI

struct TrainBoard: View {
    @State private var platform = 1
    @State private var line = "U6"
    let onSelect: (Int) -> Void
    let board: Board

    var body: some View {
        Text(line)
            .onChange(of: platform, perform: announce)
            .onChange(of: platform, perform: self.announce)
            .onChange(of: platform, perform: onSelect)
            .onChange(of: line, perform: rename)
            .onChange(of: line, perform: show)
            .onChange(of: line, perform: board.show)
            .onChange(of: line, perform: lost)
    }

    private func announce(_ platform: Int) {
        print(platform)
    }

    private func rename(to name: String) {
        print(name)
    }

    private func show(_ name: String) {
        print(name)
    }

    private func show(_ number: Int) {
        print(number)
    }
}
