import SwiftUI

struct Row<Label: View, Icon: View>: View {
    let label: Label
    let icon: Icon

    init(@ViewBuilder label: () -> Label, @ViewBuilder icon: () -> Icon) {
        self.label = label()
        self.icon = icon()
    }

    var body: some View { label }
}
