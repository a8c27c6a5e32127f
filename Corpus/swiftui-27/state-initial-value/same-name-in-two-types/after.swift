import SwiftUI

struct Sender: View {
    let topic: String
    @State private var text: String

    init(topic: String, text: String) {
        self.text = text
        self.topic = topic
    }

    var body: some View {
        TextField(topic, text: $text)
    }
}

struct Receiver: View {
    let topic: String
    @State private var text: String = ""

    init(topic: String) {
        self.topic = topic
    }

    var body: some View {
        TextField(topic, text: $text)
    }
}
