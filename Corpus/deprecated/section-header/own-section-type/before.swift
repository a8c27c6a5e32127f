import SwiftUI

final class SettingsScreen {
    struct Section {
        var header: Heading
        var rows: () -> [String]

        init(header: Heading, rows: @escaping () -> [String]) {
            self.header = header
            self.rows = rows
        }
    }

    let sections = [
        Section(header: Heading("Account")) { ["Name"] }
    ]

    func list() -> some View {
        List {
            SwiftUI.Section(header: Text("Account")) {
                Text("Name")
            }
        }
    }
}
