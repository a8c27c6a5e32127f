import SwiftUI

extension Cellar {
    var title: String {
        // The title changes while somebody is asked.
        isReporting ? "Broken" : "Cellar"
    }
}
