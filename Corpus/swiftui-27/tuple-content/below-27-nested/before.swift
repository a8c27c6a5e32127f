import SwiftUI

struct Page {
    let alone: TupleView<(Text, Text)>
    let lines: VStack<TupleView<(HStack<TupleView<(Text, Image)>>, Text)>>
    let qualified: Group<SwiftUI.TupleView<(Text, Text)>>
}
