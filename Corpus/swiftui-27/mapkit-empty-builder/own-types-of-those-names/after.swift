import MapKit
import SwiftUI

struct Group {
  let members: () -> Void

  init(members: @escaping () -> Void) { self.members = members }
}

enum Model {
  struct Section<Item> {
    let items: () -> [Item]
  }

  static let all = Group {}
  static let section = Section<Int> { [] }
}

struct Screen: View {
  let group = Group {}

  var body: some View {
    SwiftUI.Group { EmptyView() }
    SwiftUI.VStack { EmptyView() }
  }
}
