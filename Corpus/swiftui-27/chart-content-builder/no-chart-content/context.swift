func value(_ number: (Int) -> Int) -> Int { number(0) }
