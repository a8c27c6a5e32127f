import SwiftUI

struct Counter: View {
    let title: String
    let step = 1
    @State var count: Int
    @State var note: String?
    @AppStorage("limit") var limit = 10

    var body: some View {
        Text("\(title): \(count)")
    }
}
