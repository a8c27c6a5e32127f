import SwiftUI

extension EnvironmentValues {
    /// How ripe fruit has to be.
    @Entry var ripeness: Ripeness = Ripeness.green
}
