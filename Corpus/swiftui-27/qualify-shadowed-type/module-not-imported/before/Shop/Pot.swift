import Paints

struct Pot {
    let paint = Color.clear
}
