import SwiftUI

struct Timers: View {
    @State private var count = 0

    var body: some View {
        Text("\(count)")
            .onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1, qos: .background) { count += 1 }
            }
            .onAppear {
                DispatchQueue.main.asyncAfter(wallDeadline: .now() + 1) { count += 1 }
            }
            .onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: begin)
            }
            .onAppear {
                DispatchQueue.global().asyncAfter(deadline: .now() + 1) { print("on another queue") }
            }
    }

    private func begin() { count = 0 }
}
