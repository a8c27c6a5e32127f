struct Address {
    var street = ""
    var city = ""
    var zip = ""
}
