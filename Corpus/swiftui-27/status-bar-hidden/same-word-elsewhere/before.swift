import SwiftUI

enum Change {
    case statusBarHidden(Bool)
}

final class HostController: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

func changes() -> [Change] {
    // .statusBarHidden(true)
    [.statusBarHidden(true), Change.statusBarHidden(false)]
}
