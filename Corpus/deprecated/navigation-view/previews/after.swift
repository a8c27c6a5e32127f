import SwiftUI

struct Sheet: View {
    var body: some View {
        Text("Terms")
    }
}

struct Sheet_Previews: PreviewProvider {
    static var previews: some View {
        NavigationStack {
            Sheet()
        }
    }
}

#Preview {
    NavigationStack { Sheet() }
}
