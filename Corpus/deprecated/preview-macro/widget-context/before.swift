import SwiftUI

struct ForecastView: View {
    let degrees: Int

    var body: some View {
        Text("\(degrees)°")
    }
}

struct ForecastView_Previews: PreviewProvider {
    static var previews: some View {
        ForecastView(degrees: 21)
            .previewContext(FamilyContext())
            .previewDisplayName("Medium")
    }
}
