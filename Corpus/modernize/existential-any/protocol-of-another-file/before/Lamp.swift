protocol Lamp {}
