struct Notice {
    var title: String
}
