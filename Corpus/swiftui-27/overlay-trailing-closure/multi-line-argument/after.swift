import SwiftUI

struct Medal: View {
    let rank: Int

    var body: some View {
        Text("\(rank)")
            .overlay {
                Circle()
                    .stroke(.yellow, lineWidth: 2)
            }
            .background {
                RoundedRectangle(cornerRadius: 12)
                    .fill(.gray)
                    .shadow(radius: 3)
            }
            .padding()
    }
}
