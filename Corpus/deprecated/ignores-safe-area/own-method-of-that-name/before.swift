import SwiftUI

struct Frame {
    func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Frame { self }
}

let frame = Frame().edgesIgnoringSafeArea(.all)
