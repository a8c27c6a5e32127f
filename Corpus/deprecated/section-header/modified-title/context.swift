import SwiftUI

struct Bed {
    var name: String
    var crop: String
}
