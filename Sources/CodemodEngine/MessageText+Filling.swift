import CodeFacts
import QueryLanguage
import Rewriting

extension MessageText {
  /// A rule's text for people: captures fill the holes of their names, and what a fact's answer has
  /// to say the common ones.
  static func filled(
    _ text: String, with captures: Captures, _ answer: Judgement? = nil
  ) -> String {
    MessageText(text).filled { name in
      switch name {
      case "detail": answer?.detail
      case "because": answer?.because
      case "places": answer?.places.joined(separator: ", ")
      case "place": answer?.place
      default: captures[name]?.name
      }
    }
  }
}
