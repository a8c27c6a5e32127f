import SwiftUI

struct Reader: View {
    @State private var isReading = false
    var progress: Double?
    var hides: Bool?

    var body: some View {
        VStack {
            Text("a").navigationBarHidden(isReading && progress != nil)
            Text("b").navigationBarHidden(!isReading)
            Text("c").navigationBarHidden(hides ?? false)
            Text("d").navigationBarHidden(isReading ? progress == nil : false)
        }
    }
}
