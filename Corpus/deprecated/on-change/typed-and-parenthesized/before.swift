import SwiftUI

struct TempoPicker: View {
    @State private var tempo = 90
    @State private var mark: String?

    var body: some View {
        Stepper("Tempo", value: $tempo)
            .onChange(of: tempo) { (beats: Int) in
                mark = beats > 120 ? "allegro" : nil
            }
            .onChange(of: tempo) { (beats) in print(beats) }
            .onChange(of: mark) { (_: String?) in tempo += 1 }
            .onChange(of: tempo) { (next: Int?) in
                if let next { print(next) }
            }
            .onChange(of: mark) { name -> Void in print(name ?? "") }
    }
}
