import SwiftUI

struct Layers {
    func overlay(_ name: String, alignment: Alignment) -> Layers { self }
}

let layers = Layers().overlay("Roads", alignment: .top)
