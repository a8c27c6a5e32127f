import SwiftUI

enum Elsewhere {
    enum Mark {
        case overlay(Text)
    }
}
