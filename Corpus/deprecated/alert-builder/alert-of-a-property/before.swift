import SwiftUI

struct Harvest: Identifiable {
    let id: Int
    let crop: String
}

struct Field: View {
    @State private var isDry = false
    @State private var isFlooded = false
    @State private var harvest: Harvest?

    var body: some View {
        VStack {
            Text("Barley")
                .alert(isPresented: $isDry) {
                    dryAlert
                }
            Text("Rye")
                .alert(isPresented: $isFlooded, content: { self.alert(about: "the ditch") })
            Text("Oats")
                .alert(item: $harvest) { harvest in
                    alert(about: harvest.crop)
                }
            Text("Wheat")
                .alert(isPresented: $isDry) {
                    isFlooded ? alert(about: "the pump") : dryAlert
                }
        }
    }

    var dryAlert: Alert {
        Alert(title: Text("Too dry"))
    }

    func alert(about what: String) -> Alert {
        Alert(title: Text("See to \(what)"))
    }
}
