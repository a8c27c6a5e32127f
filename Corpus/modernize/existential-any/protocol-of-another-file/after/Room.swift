struct Room {
    var lamps: [any Lamp]
    var shade: (any Lamp)?
}
