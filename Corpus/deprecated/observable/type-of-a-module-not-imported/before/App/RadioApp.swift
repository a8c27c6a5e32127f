import Accounts
import SwiftUI

@main
struct RadioApp: App {
    var body: some Scene {
        WindowGroup {
            StationList()
                // the one that is on
                .environmentObject(Account.current.connection)
        }
    }
}
