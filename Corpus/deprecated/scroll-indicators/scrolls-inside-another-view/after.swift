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
        ScrollView {
            Till()
        }
        .scrollIndicators(.hidden)
    }

    var lobby: some View {
        ScrollView {
            NavigationLink("Trailers", destination: Trailers())
        }
        .scrollIndicators(.hidden)
    }

    var kiosk: some View {
        ScrollView {
            ForEach([1], id: \.self, content: { _ in Till() })
        }
        .scrollIndicators(.hidden)
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
