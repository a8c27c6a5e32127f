import SwiftUI

struct PlayerSettings: View {
    let profile: Profile
    @State private var volume: Double
    @State private var nickname: String
    @State private var isMuted: Bool
    @State private var selectedTrack: Int
    @State private var recent: [String]
    @State private var ratings: [Int]

    init(profile: Profile) {
        volume = profile.volume
        nickname = profile.nickname
        isMuted = profile.isMuted
        selectedTrack = profile.track
        recent = profile.recent
        ratings = profile.ratings
        self.profile = profile
    }

    var body: some View {
        Text(nickname)
    }
}
