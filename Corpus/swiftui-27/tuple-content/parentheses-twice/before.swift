import SwiftUI

typealias Pair = VStack<TupleView<((Text, Image))>>
typealias Actions = Box<TupleView<((Int) -> Text, Image)>>
