import Paints
import SwiftUI

extension View {
    func overlay(_ paint: Paints.Color) -> some View { self }
    func overlay(_ color: Theme.Color) -> some View { self }
    func background(_ color: Theme.Color) -> some View { self }
}
