struct House {
    let cellars: [Cellar]

    var flags: [Bool] { cellars.map(\Cellar.isReporting) }
}
