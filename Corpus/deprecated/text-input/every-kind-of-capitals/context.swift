import SwiftUI

struct Recipe {
    var title: String
    var link: String
    var steps: String
    var code: String
}
