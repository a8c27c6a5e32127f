import SwiftUI
import UIKit

@MainActor
final class Starter {
    var window: UIWindow?

    func start() {
        window = UIWindow(frame: UIScreen.main.bounds)
    }
}
