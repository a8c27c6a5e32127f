import SwiftUI

/// All crossings of the day.
struct CrossingList: View {
    @EnvironmentObject private var timetable: Timetable
    @State private var asksForHarbor = false
    @State private var showsBooking = false

    var body: some View {
        NavigationView {
            List {
                Section(header: Text("Today"), footer: Text("Times may change with the tide.")) {
                    ForEach(timetable.crossings) { crossing in
                        NavigationLink(destination: CrossingDetail(crossing: crossing)) {
                            CrossingRow(crossing: crossing)
                        }
                        .buttonStyle(PlainButtonStyle())
                    }
                }
                Section(header: Text("Help")) {
                    Button("Call the harbor") { call() }
                }
            }
            .listStyle(InsetGroupedListStyle())
            .navigationBarTitle("Crossings", displayMode: .large)
            .navigationBarItems(
                leading: Button(timetable.harbor) { asksForHarbor = true },
                trailing: Button(action: { showsBooking = true }) {
                    // One icon for all kinds of tickets.
                    Image(systemName: "ticket")
                }
                .accessibility(label: Text("Book"))
            )
        }
        .navigationViewStyle(StackNavigationViewStyle())
        .actionSheet(isPresented: $asksForHarbor) {
            ActionSheet(
                title: Text("Harbor"),
                message: Text("Where do you leave from?"),
                buttons: [
                    .default(Text("Old Town")) { timetable.harbor = "Old Town" },
                    .default(Text("Lighthouse")) { timetable.harbor = "Lighthouse" },
                    .cancel(),
                ])
        }
        .sheet(isPresented: $showsBooking) {
            BookingForm()
        }
        .onAppear {
            Task { await timetable.load() }
        }
    }

    private func call() {
        guard let url = URL(string: "tel:5550100") else { return }
        UIApplication.shared.open(url)
    }
}

struct CrossingList_Previews: PreviewProvider {
    static var previews: some View {
        CrossingList()
            .environmentObject(Timetable())
    }
}
