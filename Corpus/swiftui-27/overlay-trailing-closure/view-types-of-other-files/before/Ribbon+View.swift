import SwiftUI

extension Ribbon: View {
    var body: some View { Text(text) }
}
