extension Folders {
    func rename(_ folder: Folder) {}
}
