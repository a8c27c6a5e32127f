import SwiftUI

struct Cinema: View {
    var body: some View {
        ScrollView(showsIndicators: false) {
            Trailers()
        }
    }

    var archive: some View {
        ScrollView(showsIndicators: false) {
            Text("Films")
            posters
        }
    }

    var foyer: some View {
        ScrollView(showsIndicators: false) {
            Till()
        }
    }

    var lobby: some View {
        ScrollView(showsIndicators: false) {
            NavigationLink("Trailers", destination: Trailers())
        }
    }

    var kiosk: some View {
        ScrollView(showsIndicators: false) {
            ForEach([1], id: \.self, content: { _ in Till() })
        }
    }

    var content: some View {
        List {
            Text("Films")
        }
    }

    private var posters: some View {
        ScrollView(.horizontal) {
            Text("Poster")
        }
    }
}

struct Trailers: View {
    var body: some View {
        ScrollView(.horizontal) {
            Text("Trailer")
        }
    }
}

struct Till: View {
    var body: some View {
        Text("Tickets")
    }
}
