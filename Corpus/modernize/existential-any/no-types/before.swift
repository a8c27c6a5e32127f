protocol Crop {
    static var name: String { get }
}

protocol Grain: Crop {
    associatedtype Field: Crop
}

struct Wheat: Crop {
    static let name = "Wheat"
}

extension Crop where Self: Equatable {}

typealias Plant = Crop

func sow<Seed: Crop>(_ seed: Seed) where Seed: Crop {}
func reap(_ crop: some Crop) -> any Crop { crop }
let type = Crop.self
