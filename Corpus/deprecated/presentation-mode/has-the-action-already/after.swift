import SwiftUI

struct PlantDetail: View {
    @Environment(\.dismiss) private var dismiss
    let plant: String

    var body: some View {
        Button("Back") { dismiss() }
        Button("Remove") { dismiss() }
    }
}
