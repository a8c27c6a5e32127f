import SwiftUI

typealias Lines = VStack<TupleView<(
    Text, // first
    /* second */ Text
    // last
)>>
