/// The range from one offset to another; empty at the first if they are the wrong way round.
func span(_ start: Int, _ end: Int) -> Range<Int> { start..<max(start, end) }
