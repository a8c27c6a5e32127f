import SwiftUI

@Binding(projectedValue: .constant("")) var title: String
