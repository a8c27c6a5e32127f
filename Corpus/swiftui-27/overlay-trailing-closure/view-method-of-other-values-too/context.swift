import SwiftUI

struct PaletteStore {
    let current: Image
}
