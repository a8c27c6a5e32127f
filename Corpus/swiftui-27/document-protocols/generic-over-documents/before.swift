import SwiftUI

struct Exporter<Document: FileDocument>: View {
  let document: Document

  var body: some View { EmptyView() }
}

extension Array where Element: FileDocument {
  var isExported: Bool { false }
}
