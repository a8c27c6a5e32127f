import SwiftUI

struct Beds: View {
  @FetchRequest(sortDescriptors: [SortDescriptor(\.name)]) var plants: FetchedResults<Plant>

  #if DEBUG
    @State private var count = 0
  #endif

  var body: some View { List(plants) { Text($0.name) } }
}
