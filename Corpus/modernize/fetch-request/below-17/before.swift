import SwiftUI

struct Journal: View {
    @FetchRequest(sortDescriptors: []) private var entries: FetchedResults<Entry>

    var body: some View { Text("\(entries.count)") }
}
