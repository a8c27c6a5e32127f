import SwiftUI

@MainActor final class PickerDelegate {
    let picker: DocumentPicker

    init(picker: DocumentPicker) {
        self.picker = picker
    }

    func finish() {
        picker.presentationMode.wrappedValue.dismiss()
    }
}
