import SwiftUI

func row(_ names: [String]) -> TupleView<(Text, Text, Text)> {
    TupleView((Text(names[0]), Text(names[1]), Text("end")))
}

func layers(_ front: String, _ back: String) -> TupleView<(front: Text, back: Text)> {
    TupleView((front: Text(front), back: Text(back)))
}
