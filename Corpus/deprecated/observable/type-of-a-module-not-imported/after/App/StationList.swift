import Kit
import SwiftUI

struct StationList: View {
    @Environment(Connection.self) var connection

    var body: some View {
        Text(connection.isOpen ? "On air" : "Silent")
    }
}
