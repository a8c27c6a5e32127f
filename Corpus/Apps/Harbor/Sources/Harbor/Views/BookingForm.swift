import SwiftUI

/// Asks who travels.
struct BookingForm: View {
    @EnvironmentObject private var settings: Settings
    @Environment(\.presentationMode) private var presentationMode
    @State private var code = ""

    var body: some View {
        NavigationView {
            Form {
                Section(header: Text("Who travels")) {
                    TextField("Name", text: $settings.name)
                        .disableAutocorrection(true)
                    TextField("Email", text: $settings.email)
                        .autocapitalization(.none)
                }
                Section {
                    TextField("Code", text: $code, onCommit: book)
                }
            }
            .navigationBarTitle("Book")
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) {
                    Button("Close") { presentationMode.wrappedValue.dismiss() }
                }
            }
        }
    }

    private func book() {
        guard settings.isComplete else { return }
        presentationMode.wrappedValue.dismiss()
    }
}

struct BookingForm_Previews: PreviewProvider {
    static var previews: some View {
        BookingForm().environmentObject(Settings())
    }
}
