import SwiftUI

protocol Presenting: ObservableObject {
    var title: String { get }
}

final class Presenter: Presenting {
    @Published var title = "Tickets"
}

final class Printer: ObservableObject, Presenting {
    @Published var title = "Printer"
}

struct TitleView<Model: Presenting>: View {
    @ObservedObject var model: Model

    var body: some View { Text(model.title) }
}
