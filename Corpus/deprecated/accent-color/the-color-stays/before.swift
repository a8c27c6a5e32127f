import SwiftUI
import UIKit

struct Marker: View {
    let accentColor: Color

    var body: some View {
        VStack {
            Text("Here").background(Color.accentColor)
            Text("There").background(accentColor)
            Text("Above").tint(.accentColor)
        }
    }
}
