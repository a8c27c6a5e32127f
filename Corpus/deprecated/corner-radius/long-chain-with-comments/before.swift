import SwiftUI

struct TrainCard: View {
	let line: String

	var body: some View {
		Text(line)
			.font(.headline) // big enough
			.padding(.horizontal, 8)
			.background(Color.blue)
			// round like the signs
			.cornerRadius(6) // points
			/* on the map */
			.shadow(radius: 2)
	}
}
