struct Room {
    var lamps: [Lamp]
    var shade: Lamp?
}
