import SwiftUI

final class Kettle: ObservableObject {
    func boil() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 60) { print("boiled") }
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { print("warm") }
    }
}
