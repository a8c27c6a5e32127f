import Foundation

class Vehicle {}
struct Key {}

struct Garage<Car> {
    var vehicles: [Vehicle]
    var first: Car?
    var key: Key?
    var door: SomethingElse?

    func park(_ vehicle: Vehicle) {}
}
