import SwiftUI

struct Hall: View {
    var body: some View { Meter(title: "Hall") }
}
