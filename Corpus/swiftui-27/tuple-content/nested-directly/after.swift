import SwiftUI

struct Columns: View {
    let grid: LazyVStack<TupleContent<TupleContent<Text, Text>, Divider>>

    var body: some View { grid }
}
