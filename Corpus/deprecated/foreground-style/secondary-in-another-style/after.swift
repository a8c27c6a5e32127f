import SwiftUI

struct ScoreBoard: View {
    let home: Int

    var body: some View {
        VStack {
            VStack {
                Text("Home").foregroundStyle(Color.secondary)
                Text("3")
            }
            .foregroundStyle(.yellow)
            Section(header: Text("Guests").foregroundStyle(Color.primary)) {
                Text("2").foregroundStyle(.secondary)
            }
            Section {
                Text("4").foregroundStyle(.secondary)
            } header: {
                Text("Referee").foregroundStyle(Color.primary)
            }
        }
    }
}

struct ScoreButton: View {
    let title: String

    var body: some View {
        Text(title).foregroundStyle(Color.primary)
    }
}
