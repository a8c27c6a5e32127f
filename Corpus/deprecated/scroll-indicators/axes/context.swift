import SwiftUI

struct Photo: Identifiable {
    var id: Int
    var title: String
}
