import SwiftUI

struct Spaced {
    func ignoresSafeArea() -> Spaced { self }
}

let sky: some View = Color.blue.ignoresSafeArea()
