import SwiftUI

let isPlaying = true

struct Player: View {
    var body: some View { Text("") }
}
