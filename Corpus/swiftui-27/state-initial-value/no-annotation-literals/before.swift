import SwiftUI

struct PlayerSettings: View {
    let profile: Profile
    @State private var volume = 0.0
    @State private var nickname = ""
    @State private var isMuted = true
    @State private var selectedTrack = -1
    @State private var recent = ["intro"]
    @State private var ratings = [1, 2]

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
