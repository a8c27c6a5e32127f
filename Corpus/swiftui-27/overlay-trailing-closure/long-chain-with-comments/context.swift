import SwiftUI

struct Film {
    let title: String
    let poster: URL?
}
