extension Bed: Identifiable {}
