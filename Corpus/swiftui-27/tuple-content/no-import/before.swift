import Layouts

struct Table {
    let head: Rows<TupleView<(Cell, Cell)>>
    let body: Rows<TupleView<(Cell, Rule, Cell)>>

    var isEmpty: Bool { body.count == 0 }
}
