import SwiftUI

final class Shell {
    func run() {}
}
