import Foundation

protocol Shelter {
    var neighbors: [any Shelter] { get }
    func nearest(to other: (any Shelter)?) -> any Shelter
}

struct Trail {
    let shelters: [any Shelter]
    var last: (any Shelter)?
    var byName: [String: any Shelter] = [:]
    var pair: (any Shelter, Int)?
    var onArrival: (any Shelter) -> any Shelter

    func find(_ name: String, orElse other: any Shelter) -> (any Shelter)? {
        let all: Array<any Shelter> = shelters
        return all.first as? any Shelter ?? other
    }
}

enum Leg {
    case walk, rest(any Shelter)
}
