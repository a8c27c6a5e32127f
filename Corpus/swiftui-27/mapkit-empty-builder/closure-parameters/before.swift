import MapKit
import SwiftUI

struct Places: View {
  let places: [Int]

  var body: some View {
    List(places, id: \.self) { _ in }
    GeometryReader { proxy in
    }
    ScrollViewReader { reader in
      // to scroll with
    }
    ForEach(places, id: \.self) { (place: Int) in
      #if DEBUG
        Text("\(place)")
      #endif
    }
  }
}
