import SwiftUI

struct Photo: Identifiable {
  let id: Int
  var address: URL

  var request: URLRequest { URLRequest(url: address) }
}

struct Album: Identifiable {
  let id: Int
  var cover: URL
}

struct Shelf: Identifiable {
  let id: Int
  var cover, first: URL
}

struct Gallery: View {
  var body: some View { Text("Gallery") }
}
