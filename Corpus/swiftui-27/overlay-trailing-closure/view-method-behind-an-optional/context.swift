import SwiftUI

struct Model {
    let badge: Text?
}
