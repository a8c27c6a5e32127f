import SwiftUI

typealias Lines = VStack<TupleContent<
    Text, // first
    /* second */ Text
    // last
>>
