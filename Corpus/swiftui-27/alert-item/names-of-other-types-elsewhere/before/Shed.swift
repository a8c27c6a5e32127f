struct Shed {
    var isReporting = false
    var broken: Bottle?

    mutating func report() {
        isReporting = true
    }
}
