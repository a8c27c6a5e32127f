import SwiftUI

final class Kitchen: ObservableObject {
    @Published var isOpen = true
}
