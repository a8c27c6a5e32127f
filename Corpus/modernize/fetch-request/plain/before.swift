import SwiftUI

struct Journal: View {
    @FetchRequest(sortDescriptors: []) private var entries: FetchedResults<Entry>

    var body: some View {
        List(entries) { entry in Text(entry.text) }
    }
}
