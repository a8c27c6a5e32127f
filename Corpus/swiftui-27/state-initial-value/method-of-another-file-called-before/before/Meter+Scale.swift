extension Meter {
    var scale: Int { title.count }

    func doubled(_ number: Int) -> Int { number * 2 }
}
