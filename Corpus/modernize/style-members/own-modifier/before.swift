import SwiftUI

struct Key {
    func buttonStyle(_ style: PlainButtonStyle) -> Key { self }
}

let key = Key().buttonStyle(PlainButtonStyle())
