import SwiftUI

final class Selection<Item: Hashable>: ObservableObject {
    @Published var items: Set<Item> = []
}
