import SwiftUI

struct Columns: View {
    let grid: LazyVStack<TupleView<(TupleView<(Text, Text)>, Divider)>>

    var body: some View { grid }
}
