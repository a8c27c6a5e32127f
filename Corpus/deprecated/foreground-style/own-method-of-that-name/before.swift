import SwiftUI

struct Pen {
    var color = Color.black

    func foregroundColor(_ color: Color) -> Pen {
        Pen(color: color)
    }
}

struct Canvas {
    let pen = Pen().foregroundColor(.red)
}
