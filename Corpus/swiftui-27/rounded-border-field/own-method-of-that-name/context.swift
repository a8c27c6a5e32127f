struct Field {}
