import SwiftUI

typealias Pair = VStack<TupleView<((Text, Image))>>
typealias Actions = VStack<TupleContent<(Int) -> Text, Image>>
