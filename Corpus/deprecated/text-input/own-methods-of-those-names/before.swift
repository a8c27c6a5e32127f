import SwiftUI

struct Keyboard {
    enum Capitals { case none, words }

    var capitals = Capitals.none
    var corrects = true

    func autocapitalization(_ capitals: Capitals) -> Keyboard { self }
    func disableAutocorrection(_ isDisabled: Bool) -> Keyboard { self }
}

let keyboard = Keyboard()
    .autocapitalization(.none)
    .disableAutocorrection(true)
