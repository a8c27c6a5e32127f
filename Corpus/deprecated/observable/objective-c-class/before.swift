import SwiftUI

final class Downloads: NSObject, ObservableObject {
    @Published var count = 0
}

class Base {}

final class Uploads: Base, ObservableObject {
    @Published var count = 0
}
