import Combine
import SwiftUI

final class Cellar: ObservableObject {
    @Published var bottles = 12
}

struct CellarView: View {
    @EnvironmentObject var cellar: Cellar

    var body: some View { Text("\(cellar.bottles)") }
}

struct Root: View {
    var body: some View {
        CellarView().environmentObject(Warehouse.main.first)
    }
}
