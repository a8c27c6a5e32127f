import Kit
import SwiftUI

struct StationList: View {
    @EnvironmentObject var connection: Connection

    var body: some View {
        Text(connection.isOpen ? "On air" : "Silent")
    }
}
