import SwiftUI

struct Branch {
    let name: String
    let twigs: [Branch]
}

struct Tree: View {
    let root: Branch

    func row(_ branch: Branch) -> AnyView {
        AnyView(
            VStack {
                Text(branch.name)
                ForEach(branch.twigs.indices, id: \.self) { index in
                    row(branch.twigs[index])
                }
            }
        )
    }

    var body: some View { row(root) }
}
