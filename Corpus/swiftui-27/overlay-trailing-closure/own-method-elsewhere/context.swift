struct Job {}
