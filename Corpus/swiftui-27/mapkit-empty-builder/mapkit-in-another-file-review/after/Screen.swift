import SwiftUI

struct Screen: View {
  var body: some View {
    Group { EmptyView() }
    Card { Group {} }
  }
}
