import SwiftUI

struct Sheet: View {
    var body: some View {
        Text("Terms")
    }
}

struct Sheet_Previews: PreviewProvider {
    static var previews: some View {
        NavigationView {
            Sheet()
        }
    }
}

#Preview {
    NavigationView { Sheet() }
}
