import Foundation

protocol Shelter {
    var neighbors: [Shelter] { get }
    func nearest(to other: Shelter?) -> Shelter
}

struct Trail {
    let shelters: [Shelter]
    var last: Shelter?
    var byName: [String: Shelter] = [:]
    var pair: (Shelter, Int)?
    var onArrival: (Shelter) -> Shelter

    func find(_ name: String, orElse other: Shelter) -> Shelter? {
        let all: Array<Shelter> = shelters
        return all.first as? Shelter ?? other
    }
}

enum Leg {
    case walk, rest(Shelter)
}
