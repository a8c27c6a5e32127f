import SwiftUI

enum FieldStyle { case roundedBorder, plain }

extension Field {
    func textFieldStyle(_ style: FieldStyle) -> Field { self }
}

func makeField() -> Field {
    Field().textFieldStyle(.roundedBorder)
}
