import SwiftUI

struct Renaming: ViewModifier {
  @Binding var pending: Folder?
  @Binding var isRenaming: Bool

  func body(content: Content) -> some View {
    if #available(iOS 27, *) {
      content.alert("Rename", item: $pending) { folder in
        Button("Rename") { rename(folder) }
      }
    } else {
      content.alert("Rename", isPresented: $isRenaming, presenting: pending) { folder in
        Button("Rename") { rename(folder) }
      }
    }
  }
}
