import SwiftUI

struct Arrivals: View {
	@State private var isLate = false

	var body: some View {
		List {
			Text(isLate ? "late" : "in time")
		}
		.padding()
		// Trains are late after a while.
		.task {
			try? await Task.sleep(for: .seconds(0.5))
			guard !Task.isCancelled else { return }
			withAnimation(.easeIn) {
				self.isLate = true
			}
		}
		.task {
			try? await Task.sleep(for: .seconds(1))
			guard !Task.isCancelled else { return }
			print("in time")
			isLate = false
		}
		.navigationTitle("Arrivals") // for now
	}
}
