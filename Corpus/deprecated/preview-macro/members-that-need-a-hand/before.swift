import SwiftUI

struct HerbRow: View {
    let name: String

    var body: some View {
        Text(name)
    }
}

struct First_Previews: PreviewProvider {
    static let both = name + name
    static let name = "Dill"

    static var previews: some View {
        HerbRow(name: both)
    }
}

struct Second_Previews: PreviewProvider {
    static let name = "Dill"

    static var previews: some View {
        HerbRow(name: name)
        HerbRow(name: name + name)
    }
}

struct Third_Previews: PreviewProvider {
    static var previews: some View {
        content
    }

    static var content: some View {
        HerbRow(name: "Dill")
    }
}

struct Fourth_Previews: PreviewProvider {
    static var previews: some View {
        Wrapper()
    }

    @available(iOS 15, *)
    struct Wrapper: View {
        var body: some View { HerbRow(name: "Dill") }
    }
}

struct Fifth_Previews: PreviewProvider {
    static let name = "Dill"
    static let row = HerbRow(name: Fifth_Previews.name)

    static var previews: some View {
        row
    }
}

struct Sixth_Previews: PreviewProvider {
    static var previews: some View {
        if let name {
            HerbRow(name: name)
        }
    }

    static var name: String? {
        ["Dill"].first
    }
}

struct Seventh_Previews: PreviewProvider {
    static var previews: some View {
        Wrapper()
    }

    struct Wrapper: View {
        @State private var name = "Dill"

        var body: some View {
            TextField("Name", text: $name)
        }
    }
}
