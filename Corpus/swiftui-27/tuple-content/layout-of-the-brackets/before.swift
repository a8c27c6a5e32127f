import SwiftUI

typealias Lines = VStack<TupleView<(
    Text,
    Text,
)>>

typealias Marks = HStack<
    TupleView<
        (Text, Image)
    >
>
