import Foundation

typealias ImageAddress = URL?

struct Photo {
    let address: URL
    let preview: URL?
}
