import SwiftUI

enum UIScreen {
    struct Main { var bounds = 12.0 }

    static let main = Main()
}

let room = UIScreen.main.bounds
