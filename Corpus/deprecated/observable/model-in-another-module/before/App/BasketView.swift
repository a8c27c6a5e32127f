import Kit
import SwiftUI

struct BasketView: View {
    @EnvironmentObject var basket: Basket
    @ObservedObject var wishes: Kit.Basket

    var body: some View {
        Text("\(basket.items.count) and \(wishes.items.count)")
    }
}
