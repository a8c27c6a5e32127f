protocol Lamp {}

let lamps: [Lamp] = []
