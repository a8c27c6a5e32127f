import SwiftUI

struct FamilyContext: PreviewContext {
    subscript<Key>(key: Key.Type) -> Key.Value where Key: PreviewContextKey { Key.defaultValue }
}
