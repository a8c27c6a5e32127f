import SwiftUI

struct Rows: View {
    let plants: FetchedResults<Plant>

    var body: some View { ForEach(plants) { Text($0.name) } }
}
