import SwiftUI

/// The tabs of the app.
struct RootView: View {
    @State var selection = 0

    var body: some View {
        TabView(selection: $selection) {
            CrossingList()
                .tabItem { Label("Crossings", systemImage: "ferry") }
                .tag(0)
            MapScreen()
                .tabItem {
                    Image(systemName: "map")
                    Text("Map")
                }
                .tag(1)
            SettingsForm()
                .tabItem { Label("Settings", systemImage: "gear") }
                .tag(2)
        }
        .onChange(of: selection) { tab in
            print("shows tab \(tab)")
        }
    }
}

struct RootView_Previews: PreviewProvider {
    static var previews: some View {
        RootView()
            .environmentObject(Timetable())
            .environmentObject(Settings())
    }
}
