import SwiftUI

@Observable
final class Profile {
    var name = ""
    var isPublic = true
}

@Observable
final class Theme {
    var isDark = false
}

struct ProfileForm: View {
    @Environment(Profile.self) var profile
    @Environment(Theme.self) var theme

    var body: some View {
        @Bindable var profile = profile
        @Bindable var theme = theme
        // the form
        Form {
            TextField("Name", text: $profile.name)
            Toggle("Dark", isOn: $theme.isDark)
            visibility
        }
    }

    private var visibility: some View {
        Toggle("Public", isOn: Bindable(profile).isPublic)
    }
}
