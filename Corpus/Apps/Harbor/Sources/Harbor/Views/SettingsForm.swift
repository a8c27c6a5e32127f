import SwiftUI

/// What can be chosen.
struct SettingsForm: View {
    @EnvironmentObject private var settings: Settings

    var body: some View {
        NavigationView {
            Form {
                Section(header: header) {
                    Toggle("Reminders", isOn: $settings.wantsReminders)
                        .toggleStyle(SwitchToggleStyle())
                    ReminderRow(settings: settings)
                }
            }
            .navigationBarTitle("Settings")
        }
    }

    private var header: some View {
        Text("Notifications").foregroundColor(.accentColor)
    }
}

/// Says what reminders are there.
struct ReminderRow: View {
    @ObservedObject var settings: Settings

    var body: some View {
        if settings.wantsReminders {
            Text("An hour before you leave")
        } else {
            Button("Turn on") { settings.wantsReminders = true }
                .foregroundColor(.blue)
        }
    }
}
