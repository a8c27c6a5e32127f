func save(_ first: Area, for second: Area) async {}

func load(_ area: Area) async {}
