import MapKit
import SwiftUI

struct Settings: View {
  @State private var isOn = false

  var body: some View {
    Form {
      Section {
        Toggle(isOn: $isOn) {}
      } header: {
      } footer: {
        #if DEBUG
          Text("Debug")
        #endif
      }
      Section("Places") {}
      Button { isOn = true } label: { }
      Button(action: { isOn = true }) { }
      Label {} icon: { Image(systemName: "map") }
      NavigationLink(destination: { Text("Place") }, label: {})
      Menu(content: {}) { Text("More") }
    }
  }
}
