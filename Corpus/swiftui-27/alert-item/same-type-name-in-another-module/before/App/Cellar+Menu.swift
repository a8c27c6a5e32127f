import Wines

extension Cellar {
    func toggle() {
        isReporting.toggle()
    }

    func other() -> Cellar {
        Cellar(isReporting: isReporting)
    }
}
