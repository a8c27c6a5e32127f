import SwiftUI

final class Weather: ObservableObject {
    @Published var degrees = 21.0
}

struct Watching<Model: ObservableObject, Content: View>: View {
    @ObservedObject var model: Model
    let content: (Model) -> Content

    var body: some View { content(model) }
}

struct WeatherView: View {
    let weather: Weather

    var body: some View {
        Watching(model: weather) { Text("\($0.degrees)") }
    }
}
