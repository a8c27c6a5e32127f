import SwiftUI

struct StationField: View {
    @Binding var station: String
    let isStrict: Bool

    var body: some View {
        TextField("Station", text: $station)
            .disableAutocorrection(
                isStrict
                    && station.isEmpty
            )
            .autocapitalization(
                .words
            )
    }
}
