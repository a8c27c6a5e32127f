import SwiftUI

struct SowingHint: View {
    let plant: String
    let weeks: Int

    var body: some View {
        Text(plant)
            .bold()
            + Text(
                "sowing.weeks \(weeks)",
                tableName: "Garden"
            )
            + Text("!")
            .foregroundColor(.green)
    }
}
