/// Looks into a cellar.
struct Mirror {
    func isBusy(_ cellar: Cellar) -> Bool {
        cellar.isReporting
    }

    func isBusy(_ bottle: Bottle) -> Bool {
        bottle.isReporting
    }
}
