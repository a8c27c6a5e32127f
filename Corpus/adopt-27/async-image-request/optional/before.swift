import SwiftUI

struct Avatar: View {
    let address: URL?
    let person: Person

    var body: some View {
        AsyncImage(url: address)
        AsyncImage(url: URL(string: "https://example.com/\(person.name).png"))
        AsyncImage(url: person.address?.absoluteURL)
        AsyncImage(url: Bundle.main.url(forResource: "nobody", withExtension: "png"))
        AsyncImage(url: nil)
    }
}

struct Person {
    let name: String
    let address: URL?
}
