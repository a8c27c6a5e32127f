import SwiftUI

struct NavigationLink: View {
    var isActive: Bool

    var body: some View {
        Text(isActive ? "On" : "Off")
    }
}

struct Catalog: View {
    var body: some View {
        NavigationLink(isActive: true)
    }
}
