import AppleFoundation

// On Linux the class is in a module that Foundation does not hand on.
typealias URLCache = FoundationNetworking.URLCache
