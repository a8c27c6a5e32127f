import SwiftUI

final class Kettle {
    var isOn = false
}

extension Kettle: ObservableObject {}
