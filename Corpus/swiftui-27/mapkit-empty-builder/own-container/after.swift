import MapKit
import SwiftUI

struct Card<Content: View, Detail: View>: View {
  let title: String
  @ViewBuilder let content: () -> Content
  @ViewBuilder var detail: Detail
  var onClose: () -> Void = {}

  var body: some View { content() }
}

struct Panel<Content: View>: View {
  private let content: Content

  init(edge: Edge = .top, onClose: () -> Void = {}, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View { content }
}

extension View {
  func badge(@ViewBuilder _ mark: () -> some View) -> some View { overlay(alignment: .top) { mark() } }
}

func framed(@SwiftUI.ViewBuilder content: () -> some View) -> some View { content() }

struct Screen: View {
  var body: some View {
    Card(title: "Route", content: { EmptyView() }, detail: { Text("Detail") })
    Card(title: "Route") {
      Text("Content")
    } detail: {
      EmptyView()
    } onClose: {
    }
    Panel(edge: .bottom, onClose: {}) { EmptyView() }
    Panel {
      #if DEBUG
        Text("Debug")
      #else
        EmptyView()
      #endif
    }
    Text("Route").badge { EmptyView() }
    framed { EmptyView() }
  }
}
