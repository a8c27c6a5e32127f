import SwiftUI

struct TodoTask: Identifiable {
  let id: Int
  var title, notes: String

  func pin() {}
  func finish() {}
}

struct TaskRow: View {
  let task: TodoTask

  var body: some View { Text(task.title) }
}

struct AddRow: View {
  var body: some View { Text("Add") }
}

struct Header: View {
  var body: some View { Text("Tasks") }
}

struct Board: Identifiable {
  let id: Int
  var tasks: [TodoTask]
}

struct Book: Identifiable {
  let id: Int
  var title: String
}

struct BookRow: View {
  let book: Book

  init(_ book: Book) {
    self.book = book
  }

  var body: some View { Text(book.title) }
}

let books: [Book] = []

func lend(_ book: Book) {}
