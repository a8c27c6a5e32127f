import SwiftUI
import UIKit

struct PlantName: View {
    @State private var name = ""

    var body: some View {
        Form {
            TextField("Name", text: $name)
            Button("Done") {
                // Away with it.
                UIApplication.shared.sendAction(
                    #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
            }
        }
    }
}

extension View {
    func hideKeyboard() {
        #if canImport(UIKit)
        UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        #endif
    }
}
