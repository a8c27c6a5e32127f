import SwiftUI

struct Dial: View {
    let level: Int
    let isShown: Bool

    var body: some View {
        Circle()
            .accessibility(label: Text("Level"))
            .accessibility(value: Text("\(level) of 10"))
            .accessibility(hint: Text("Turn it"))
            .accessibility(hidden: !isShown)
            .accessibility(identifier: "dial")
            .accessibility(addTraits: .isButton)
            .accessibility(removeTraits: [.isImage, .isHeader])
            .accessibility(sortPriority: 2)
            .accessibility(inputLabels: [Text("Level"), Text("Dial")])
            .accessibility(activationPoint: .center)
    }
}
