import TinyReactive

struct Greeter: Component {
    let name: String
    @State private var visits: Int = 0

    init(name: String, visits: Int) {
        self.visits = visits
        self.name = name
    }

    func render() -> String {
        "Hello \(name), \(visits)"
    }
}
