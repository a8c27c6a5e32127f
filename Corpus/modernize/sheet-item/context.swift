import SwiftUI

func reload() {}

struct DishScreen<Content>: View {
    let dish: Content
    var body: some View { EmptyView() }
}
