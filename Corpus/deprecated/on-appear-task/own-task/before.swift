import SwiftUI

struct Task {
    init(_ work: () -> Void) { work() }
}

struct Chores: View {
    var body: some View {
        Text("Chores").onAppear { Task { print("dishes") } }
    }
}
