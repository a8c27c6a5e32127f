import Foundation

protocol Gauge: AnyObject {}

final class Boiler {
    weak var gauge: Gauge? // set by the panel
    var spare: Gauge!
    private(set) var gauges /* all */ : [Gauge] = []

    func replace(
        _ old: Gauge,
        with new: Gauge? = nil // none
    ) -> (Gauge, Gauge?) {
        (old, new)
    }
}
