struct Album {
    var title = ""
}
