import Combine
import Foundation
import Observation

final class Draft: ObservableObject, Codable {
    var text = ""
}

@Observable
final class Letter: Decodable {
    enum CodingKeys: String, CodingKey { case text }

    var text = ""

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        text = try container.decode(String.self, forKey: .text)
    }
}
