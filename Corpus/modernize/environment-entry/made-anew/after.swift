import SwiftUI

extension EnvironmentValues {
    @Entry var openingDate: Date = Date()
}
