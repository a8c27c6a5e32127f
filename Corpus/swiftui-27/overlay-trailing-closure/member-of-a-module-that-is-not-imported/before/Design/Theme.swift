import SwiftUI

public enum Theme {
    public static let accent = Color.red
    public static var badge: some View { Text("New") }
    static let inner = Color.blue
}
