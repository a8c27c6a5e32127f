import SwiftUI
#if canImport(UIKit)
import UIKit
#endif

struct Credits: View {
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button("License") {
      #if os(iOS)
        if let url = URL(string: "https://example.org/license") {
          openURL(url)
        }
      #else
        print("see the site")
      #endif
    }
  }
}
