import MapKit
import SwiftUI

struct Settings: View {
  @State private var isOn = false

  var body: some View {
    Form {
      Section {
        Toggle(isOn: $isOn) { EmptyView() }
      } header: {
        EmptyView()
      } footer: {
        #if DEBUG
          Text("Debug")
        #else
          EmptyView()
        #endif
      }
      Section("Places") { EmptyView() }
      Button { isOn = true } label: { EmptyView() }
      Button(action: { isOn = true }) { EmptyView() }
      Label { EmptyView() } icon: { Image(systemName: "map") }
      NavigationLink(destination: { Text("Place") }, label: { EmptyView() })
      Menu(content: { EmptyView() }) { Text("More") }
    }
  }
}
