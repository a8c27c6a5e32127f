import SwiftUI

@MainActor
func make() -> Any {
    print(HStack<TupleContent<Text, Text>>.self)
    return VStack<TupleContent<Text, Divider>>(alignment: .leading) {
        Text("Top")
        Divider()
    }
}
