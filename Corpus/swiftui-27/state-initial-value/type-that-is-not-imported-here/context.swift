import Geography

struct Model {
    var title = ""
    var region = Region.standard
    var zoom = 1.0
}
