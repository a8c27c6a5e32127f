import SwiftUI

struct ScoreBoard: View {
    let home: Int

    var body: some View {
        VStack {
            VStack {
                Text("Home").foregroundColor(.secondary)
                Text("3")
            }
            .foregroundColor(.yellow)
            Section(header: Text("Guests").foregroundColor(.primary)) {
                Text("2").foregroundColor(.secondary)
            }
            Section {
                Text("4").foregroundColor(.secondary)
            } header: {
                Text("Referee").foregroundColor(.primary)
            }
        }
    }
}

struct ScoreButton: View {
    let title: String

    var body: some View {
        Text(title).foregroundColor(.primary)
    }
}
