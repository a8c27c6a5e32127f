import SwiftUI

func apply(_ difference: ReorderDifference<Book.ID, ReorderableSingleCollectionIdentifier>) {}
