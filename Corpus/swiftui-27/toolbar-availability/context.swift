import SwiftUI

struct Canvas: View {
  var body: some View { Text("Canvas") }
}

struct Layers: View {
  var body: some View { Text("Layers") }
}

struct Pages: View {
  var body: some View { Text("Pages") }
}

struct Notes: View {
  var body: some View { Text("Notes") }
}

struct Drawing: View {
  var body: some View { Text("Drawing") }
}

struct UndoButton: View {
  var body: some View { Button("Undo") {} }
}

struct RedoButton: View {
  var body: some View { Button("Redo") {} }
}

struct ExportButton: View {
  var body: some View { Button("Export") {} }
}

struct HelpButton: View {
  var body: some View { Button("Help") {} }
}

struct AddButton: View {
  var body: some View { Button("Add") {} }
}

struct LayersButton: View {
  var body: some View { Button("Layers") {} }
}

struct LogButton: View {
  var body: some View { Button("Log") {} }
}

struct ShareButton: View {
  var subject = ""

  var body: some View { Button("Share") {} }
}

struct Tool: Identifiable {
  let id: Int
}

let tools: [Tool] = []

struct ToolButton: View {
  init(_ tool: Tool) {}

  var body: some View { Button("Tool") {} }
}

func clear() {}

func close() {}
