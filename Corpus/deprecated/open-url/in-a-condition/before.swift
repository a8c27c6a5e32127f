import SwiftUI
#if canImport(UIKit)
import UIKit
#endif

struct Credits: View {
  var body: some View {
    Button("License") {
      #if os(iOS)
        if let url = URL(string: "https://example.org/license") {
          UIApplication.shared.open(url)
        }
      #else
        print("see the site")
      #endif
    }
  }
}
