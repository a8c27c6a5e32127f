import SwiftUI

struct ConfigView: View {
    let path: String
    @State private var config: Config = Config()

    init(path: String) {
        do {
            config = try Config(contentsOf: path)
        } catch {
            print("No configuration: \(error)")
        }
        self.path = path
    }

    var body: some View {
        Text(config.title)
    }
}
