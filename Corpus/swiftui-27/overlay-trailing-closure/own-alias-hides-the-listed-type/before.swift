import SwiftUI

typealias Circle = Ring

struct Row: View {
    typealias Text = Label

    var body: some View {
        Divider()
            .overlay(Circle())
            .overlay(Text())
            .overlay(SwiftUI.Circle())
    }
}
