import SwiftUI

struct Menu: View {
  @State private var `switch`: Bool
  private let `default`: Int
  private var _hidden = 0

  var body: some View { Text("\(`default`)") }
}

extension Menu {
  init() { self.init(switch: true, default: 1, _hidden: 2) }
}
