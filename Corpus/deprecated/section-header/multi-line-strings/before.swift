import SwiftUI

struct LicenseView: View {
    var body: some View {
        List {
            Section(footer: Text("""
                Seeds are shared
                  under the license above.
                """)) {
                Text("License")
            }
            Section(header: Text("""
                Shared
                seeds
                """)) {
                Text("Beans")
            }
        }
    }
}
