import SwiftUI

struct ConfigView: View {
    let path: String
    @State private var config: Config

    init(path: String) {
        do {
            config = try Config(contentsOf: path)
        } catch {
            config = Config.fallback
        }
        self.path = path
    }

    var body: some View {
        Text(config.title)
    }
}
