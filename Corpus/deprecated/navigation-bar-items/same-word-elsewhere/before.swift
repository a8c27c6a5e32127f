import SwiftUI

enum Area {
    case navigationBarItems(leading: Int)
}

struct Workshop: View {
    let navigationBarItems = ["Saw", "Drill"]
    let area = Area.navigationBarItems(leading: 2)

    var body: some View {
        List {}
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Text(navigationBarItems[0])
                }
            }
    }
}
