import SwiftUI

enum PresentationStyle { case sheet, page }

struct Slides: View {
    @State private var presentationMode = PresentationStyle.sheet
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Page") { presentationMode = .page }
        Button("Close") { dismiss() }
    }
}
