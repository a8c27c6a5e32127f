import SwiftUI

@MainActor
func make() -> Any {
    print(HStack<TupleView<(Text, Text)>>.self)
    return VStack<TupleView<(Text, Divider)>>(alignment: .leading) {
        Text("Top")
        Divider()
    }
}
