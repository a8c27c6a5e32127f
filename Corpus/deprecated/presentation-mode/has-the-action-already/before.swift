import SwiftUI

struct PlantDetail: View {
    @Environment(\.presentationMode) var presentationMode
    @Environment(\.dismiss) private var dismiss
    let plant: String

    var body: some View {
        Button("Back") { dismiss() }
        Button("Remove") { presentationMode.wrappedValue.dismiss() }
    }
}
