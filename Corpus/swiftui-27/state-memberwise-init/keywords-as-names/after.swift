import SwiftUI

struct Menu: View {
  @State private var `switch`: Bool
  private let `default`: Int
  private var _hidden = 0

  private init(`switch`: Bool, `default`: Int, _hidden: Int = 0) {
    self.`switch` = `switch`
    self.`default` = `default`
    self._hidden = _hidden
  }

  var body: some View { Text("\(`default`)") }
}

extension Menu {
  init() { self.init(switch: true, default: 1, _hidden: 2) }
}
