import SwiftUI

extension Binding {
    var isPresent: Binding<Bool> { .constant(true) }
}
