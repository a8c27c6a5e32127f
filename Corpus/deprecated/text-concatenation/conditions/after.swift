import SwiftUI

struct Platform: View {
    let number: Int

    var body: some View {
        #if os(watchOS)
            Text("\(Text("Pl. "))\(Text("\(number)").bold())")
        #else
            Text("Platform ")
                #if DEBUG
                    .italic()
                #endif
                + Text("\(number)").bold()
        #endif
    }
}
