import SwiftUI

struct Book: Identifiable, Comparable {
  let id: Int
  var title: String
  var isLent = false

  static let all: [Book] = []

  static func < (one: Book, other: Book) -> Bool { one.title < other.title }
}

struct BookRow: View {
  let title: String

  init(_ book: Book) {
    title = book.title
  }

  init(book: Binding<Book>) {
    title = book.wrappedValue.title
  }

  var body: some View { Text(title) }
}

struct LogRow: View {
  var body: some View { Text("Log") }
}

func save() {}

struct Tag {
  let code: String
  var name: String
}
