import SwiftUI

extension Color {
    static let moss = Color("Moss")
    static let soil = Color("Soil")
    static let garden = GardenColors()
    static func leaf(_ age: Int) -> Color { age > 3 ? soil : moss }
}

struct GardenColors {
    let bark = Color("Bark")
}
