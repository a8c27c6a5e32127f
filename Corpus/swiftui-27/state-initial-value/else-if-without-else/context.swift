enum Region {
    case us, eu, other
}
