import Combine
import Foundation

final class Draft: ObservableObject, Codable {
    var text = ""
}

final class Letter: ObservableObject, Decodable {
    enum CodingKeys: String, CodingKey { case text }

    @Published var text = ""

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        text = try container.decode(String.self, forKey: .text)
    }
}
