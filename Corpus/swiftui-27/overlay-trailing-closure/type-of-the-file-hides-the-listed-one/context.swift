import SwiftUI

extension Circle: View {
    var body: some View { Text("\(radius) m") }
}
