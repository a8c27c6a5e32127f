import SwiftUI

typealias Lines = VStack<TupleContent<
    Text,
    Text
>>

typealias Marks = HStack<
    TupleContent<
        Text, Image
    >
>
