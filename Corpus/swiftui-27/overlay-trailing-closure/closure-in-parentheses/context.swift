import SwiftUI

extension View {
    func overlay(_ content: () -> some View) -> some View { overlay(content: content) }
    func background(_ content: () -> some View) -> some View { background(content: content) }
}
