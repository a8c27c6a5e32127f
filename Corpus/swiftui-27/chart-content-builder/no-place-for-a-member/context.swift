import SwiftUI

final class Canvas {}

let model = Canvas()

func draw<Content: View>(_ content: Content) {}
