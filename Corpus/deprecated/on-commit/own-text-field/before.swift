import SwiftUI

struct TextField: View {
    init(_ title: String, text: Binding<String>, onCommit: @escaping () -> Void) {}

    var body: some View { EmptyView() }
}

struct CityField: View {
    @Binding var city: String

    var body: some View {
        TextField("City", text: $city, onCommit: { city = "" })
    }
}
