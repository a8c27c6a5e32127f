import Combine
import SwiftUI

struct SearchView: View {
    @StateObject private var search = Search()
    @State private var count = 0

    var body: some View {
        TextField("Search", text: $search.query)
            .onReceive(search.$results) { count = $0.count }
    }
}
