protocol Plugin {
    init()
}

#if DEBUG
let debugPlugin: (any Plugin)? = nil
#endif

struct Registry {
    var types: [any Plugin.Type] = []
    var main: (any Plugin.Type)?

    func make(_ type: any Plugin.Type) -> any Plugin {
        type.init()
    }
}
