import MapKit
import SwiftUI

struct Card<Content: View>: View {
  let content: Content

  init(@ContentBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View { content }
}

struct Anything<Content> {
  let content: Content

  init(@ContentBuilder content: () -> Content) {
    self.content = content()
  }
}

struct Screen: View {
  var body: some View {
    Card {}
  }

  let anything = Anything {}
}
