import SwiftUI

struct Good: Identifiable {
    var id: Int
    var name: String
}
