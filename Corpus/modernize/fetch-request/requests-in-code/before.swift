import SwiftUI

func request() -> NSFetchRequest<Entry> {
    NSFetchRequest<Entry>(entityName: "Entry")
}
