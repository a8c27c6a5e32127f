protocol Provider {}
protocol Route {}

protocol Station {
    associatedtype Route

    var route: Route { get }
}

class StationModel<Provider> where Provider: Timetable {
    var provider: Provider!
    var names: [Provider: String]?

    func pick<Route>(_ route: Route) -> Route? { route }
}
