import SwiftUI

struct Shop: View {
    var body: some View {
        Basket(isOpen: true)
    }
}
