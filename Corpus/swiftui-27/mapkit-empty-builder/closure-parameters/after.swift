import MapKit
import SwiftUI

struct Places: View {
  let places: [Int]

  var body: some View {
    List(places, id: \.self) { _ in EmptyView() }
    GeometryReader { proxy in
      EmptyView()
    }
    ScrollViewReader { reader in
      // to scroll with
      EmptyView()
    }
    ForEach(places, id: \.self) { (place: Int) in
      #if DEBUG
        Text("\(place)")
      #else
        EmptyView()
      #endif
    }
  }
}
