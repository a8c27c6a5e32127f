import SwiftUI

struct Weather: View {
    let city: String
    let service: WeatherService
    @State private var degrees: Double = 0

    init(city: String, service: WeatherService) {
        self.city = city
        self.service = service
        let view = self
        service.subscribe { reading in
            view.degrees = reading.degrees
        }
        func reset() {
            degrees = 0
        }
    }

    var body: some View {
        Text("\(city): \(degrees)")
    }
}
