import Accounts
import SwiftUI

@main
struct RadioApp: App {
    var body: some Scene {
        WindowGroup {
            StationList().environmentObject(Account.current.connection)
        }
    }
}
