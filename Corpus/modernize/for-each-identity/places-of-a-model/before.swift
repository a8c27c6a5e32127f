import SwiftUI

struct Cart: View {
    let shop: Shop

    var body: some View {
        VStack {
            #if os(iOS)
                ForEach(shop.goods.indices, id: \.self) { index in
                    Text(shop.goods[index]) // by its place
                }
            #endif
            Button("More") { shop.goods.append("Tea") }
        }
    }
}
