import SwiftUI

struct Probe {
    func run() {
        repeat {
            print("again")
        } while matches(Text("One")) && Text("New").overlay { Circle() } == nil
    }
}
