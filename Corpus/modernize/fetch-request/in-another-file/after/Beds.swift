import SwiftData
import SwiftUI

struct Beds: View {
  @Query(sort: \.name) var plants: [Plant]

  #if DEBUG
    @State private var count = 0
  #endif

  var body: some View { List(plants) { Text($0.name) } }
}
