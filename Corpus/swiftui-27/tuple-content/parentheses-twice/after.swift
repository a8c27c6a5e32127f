import SwiftUI

typealias Pair = VStack<TupleView<((Text, Image))>>
typealias Actions = Box<TupleContent<(Int) -> Text, Image>>
