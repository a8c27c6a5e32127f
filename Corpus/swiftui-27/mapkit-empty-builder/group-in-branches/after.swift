import MapKit
import SwiftUI

struct Screen: View {
  let kind: Int

  var body: some View {
    if kind == 0 {
      Group { EmptyView() }
    } else if kind == 1 {
      Text("Route")
    } else {
      switch kind {
      case 2: Group { EmptyView() }.padding()
      default:
        Group { EmptyView() }
          .frame(width: 10)
      }
    }
  }

  private var footer: some View {
    return Group { EmptyView() }
  }

  private func scene() -> some Scene {
    Group {
      #if !DEBUG
        WindowGroup { Text("Route") }
      #endif
    }
  }
}
