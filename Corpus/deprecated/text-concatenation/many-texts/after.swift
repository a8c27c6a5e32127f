import SwiftUI

struct Fare: View {
    let price: Double
    let line: String

    var body: some View {
        VStack(alignment: .leading) {
            Text("""
            \(Text("From "))\
            \(Text(price, format: .number))\
            \(Text(" on").bold())
            """)
            Text("""
            \(Text(line).bold())\
            \(Text(" "))\
            \(Text("by day"))\
            \(Text(" only"))
            """)
            Text("""
            \(Text("Line "))\
            \(Text(line))
            """)
        }
    }
}
