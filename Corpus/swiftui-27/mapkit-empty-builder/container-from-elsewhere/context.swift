import SwiftUI

struct Card: View {
  let action: () -> Void

  var body: some View { Text("Card").onTapGesture(perform: action) }
}

struct Model {
  func perform(_ work: () -> Void) -> some View { EmptyView() }
}
