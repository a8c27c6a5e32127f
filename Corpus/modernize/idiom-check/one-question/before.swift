import SwiftUI

struct Atlas: View {
    let isLarge: Bool

    var body: some View {
        VStack {
            if UIDevice.current.userInterfaceIdiom == .pad
                || UIDevice.current.userInterfaceIdiom == .mac
                || isLarge {
                Text("Map and legend")
            }
            if UIDevice.current.userInterfaceIdiom == .vision {
                Text("Look around")
            }
            if UIDevice.current.userInterfaceIdiom == .mac || isLarge {
                Text("Legend")
            }
            Text(UIDevice.current.userInterfaceIdiom == .phone && isLarge ? "Legend" : "Map")
        }
    }
}
