import SwiftUI

struct Platform: View {
    let train: Int
    @State private var track = 1

    var body: some View {
        VStack {
            Text("Train")
                .onChange(of: train) { next in
                    print(next)
                    announce()
                }
            Text("Board")
                .onChange(of: train) { next in print(next, title) }
            Text("Clock")
                .onChange(of: train, perform: leave)
            Text("Signal")
                .onChange(of: train) { _, next in
                    whistle(next)
                }
            Text("Track")
                .onChange(of: track) { _, next in
                    print(next)
                    switchTrack()
                }
        }
    }

    private var title: String { "Train \(train)" }

    private func announce() {
        print("Train \(self.train)")
    }

    private func leave(_ next: Int) {
        print(train, next)
    }

    private func whistle(_ next: Int) {
        print(next)
    }

    private func switchTrack() {
        print(track)
    }
}
