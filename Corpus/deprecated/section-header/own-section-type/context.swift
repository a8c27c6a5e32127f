import SwiftUI

struct Heading {
    init(_ text: String) {}
}
