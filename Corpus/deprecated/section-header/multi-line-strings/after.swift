import SwiftUI

struct LicenseView: View {
    var body: some View {
        List {
            Section {
                Text("License")
            } footer: {
                Text("""
                    Seeds are shared
                      under the license above.
                    """)
            }
            Section {
                Text("Beans")
            } header: {
                Text("""
                    Shared
                    seeds
                    """)
            }
        }
    }
}
