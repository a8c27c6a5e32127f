import SwiftUI

extension EnvironmentValues {
    var ripeness: Ripeness {
        get { self[RipenessKey.self] }
        set { self[RipenessKey.self] = newValue }
    }
}
