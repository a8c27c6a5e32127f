import Machines

struct Machine {
    let title: String
    @State var step = 0
}
