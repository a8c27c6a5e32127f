import SwiftUI

struct Arrivals: View {
	@State private var isLate = false

	var body: some View {
		List {
			Text(isLate ? "late" : "in time")
		}
		.padding()
		// Trains are late after a while.
		.onAppear(perform: {
			DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: {
				withAnimation(.easeIn) {
					self.isLate = true
				}
			})
		})
		.onAppear {
			DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(1), execute: {
				print("in time")
				isLate = false
			})
		}
		.navigationTitle("Arrivals") // for now
	}
}
