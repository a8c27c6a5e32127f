import SwiftUI

protocol ObservableObject: AnyObject {
    var observers: [() -> Void] { get set }
}

final class Lamp: ObservableObject {
    var observers: [() -> Void] = []
    var isOn = false
}
