import SwiftUI

enum Setting {
    case navigationBarHidden(Bool)
}

struct Player: View {
    let setting = Setting.navigationBarHidden(true)
    var navigationBarHidden = false

    var body: some View {
        Text("Song")
            .navigationBarBackButtonHidden(navigationBarHidden)
            .toolbar(.hidden, for: .navigationBar)
    }
}
