import SwiftUI

struct Ticket: View {
	let train: String
	let isLate: Bool

	var body: some View {
		VStack {
			Text("\(Text(train).foregroundColor(.secondary))\(Text("*"))")
				.bold() // always
				// Trains may be long.
				.lineLimit(1)
				.padding(.top, 4)
			(
				Text("""
				\(Text("("))\
				\(Text(train))\
				\(Text(")"))
				""")
			).italic()
		}
		.accessibilityLabel(Text("\(Text("Train "))\(Text(train))"))
	}
}
