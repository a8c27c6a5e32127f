import Foundation

protocol Gauge: AnyObject {}

final class Boiler {
    weak var gauge: (any Gauge)? // set by the panel
    var spare: (any Gauge)!
    private(set) var gauges /* all */ : [any Gauge] = []

    func replace(
        _ old: any Gauge,
        with new: (any Gauge)? = nil // none
    ) -> (any Gauge, (any Gauge)?) {
        (old, new)
    }
}
