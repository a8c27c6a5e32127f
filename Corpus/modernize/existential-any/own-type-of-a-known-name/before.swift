struct Error {
    var code = 0
}

struct Report {
    var error: Error?
    var errors: [Error]
}
