protocol Plugin {
    init()
}

#if DEBUG
let debugPlugin: Plugin? = nil
#endif

struct Registry {
    var types: [Plugin.Type] = []
    var main: Plugin.Type?

    func make(_ type: Plugin.Type) -> Plugin {
        type.init()
    }
}
