import SwiftUI

public enum Theme {
    public static let accent = Color.mint
    public static let badge = Text("Other")
}
