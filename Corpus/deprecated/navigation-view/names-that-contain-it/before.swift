import SwiftUI

struct OnboardingNavigationView<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        NavigationStack {
            content
        }
    }
}

struct Sheet: View {
    // a NavigationView { } once
    let navigationViewTitle = "NavigationView {}"

    var body: some View {
        OnboardingNavigationView {
            Text(navigationViewTitle)
        }
    }
}
