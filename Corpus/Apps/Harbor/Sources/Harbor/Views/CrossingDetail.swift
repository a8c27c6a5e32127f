import SwiftUI

/// One crossing, with what can be done about it.
struct CrossingDetail: View {
    let crossing: Crossing

    @EnvironmentObject private var timetable: Timetable
    @Environment(\.presentationMode) private var presentationMode
    @State private var asksToCancel = false

    var body: some View {
        ScrollView(.vertical, showsIndicators: false) {
            VStack(alignment: .leading) {
                Image("harbor")
                    .cornerRadius(12)
                    .overlay(StatusBadge(status: crossing.status), alignment: .topTrailing)
                Text(crossing.to)
                    .font(.largeTitle)
                    .foregroundColor(.harborBlue)
                Text("\(crossing.minutes) minutes")
                    .foregroundColor(crossing.isRunning ? .primary : .red)
                Button("Cancel this crossing") { asksToCancel = true }
            }
        }
        .edgesIgnoringSafeArea(.bottom)
        .navigationBarTitle(Text(crossing.to), displayMode: .inline)
        .alert(isPresented: $asksToCancel) {
            Alert(
                title: Text("Cancel the crossing?"),
                message: Text("People who booked are told."),
                primaryButton: .destructive(Text("Cancel crossing")) {
                    timetable.cancel(crossing)
                    presentationMode.wrappedValue.dismiss()
                },
                secondaryButton: .cancel(Text("Keep"))
            )
        }
    }
}

struct CrossingDetail_Previews: PreviewProvider {
    static var previews: some View {
        NavigationView {
            CrossingDetail(crossing: .sample)
        }
        .environmentObject(Timetable())
    }
}
