import SwiftUI

struct Screen: View {
  var body: some View { Text("Screen") }
}

struct Drawing: View {
  var body: some View { Text("Drawing") }
}

struct PageView: View {
  var body: some View { Text("PageView") }
}

struct SlideView: View {
  var body: some View { Text("SlideView") }
}

struct Poster: View {
  var body: some View { Text("Poster") }
}

struct Cover: View {
  var body: some View { Text("Cover") }
}

struct Contents: View {
  var body: some View { Text("Contents") }
}

struct Player: View {
  var body: some View { Text("Player") }
}

struct Settings {
  enum Bar { case navigation, status }

  var showsStatus: Bool
  var hidesStatus: Bool?
  var bars: [Bar]
}

struct Level {
  var isRunning, isPaused: Bool
}

struct Board: View {
  let level: Level

  var body: some View { Text("Board") }
}

struct Movie {
  var name: String
}

struct PlayerView: View {
  let movie: Movie

  var body: some View { Text(movie.name) }
}
