import SwiftUI

struct Compass: View {
  var body: some View { Text("N") }
}
