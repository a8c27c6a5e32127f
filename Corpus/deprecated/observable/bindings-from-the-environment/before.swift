import SwiftUI

final class Profile: ObservableObject {
    @Published var name = ""
    @Published var isPublic = true
}

final class Theme: ObservableObject {
    @Published var isDark = false
}

struct ProfileForm: View {
    @EnvironmentObject var profile: Profile
    @EnvironmentObject var theme: Theme

    var body: some View {
        // the form
        Form {
            TextField("Name", text: $profile.name)
            Toggle("Dark", isOn: $theme.isDark)
            visibility
        }
    }

    private var visibility: some View {
        Toggle("Public", isOn: $profile.isPublic)
    }
}
