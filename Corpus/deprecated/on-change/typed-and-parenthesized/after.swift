import SwiftUI

struct TempoPicker: View {
    @State private var tempo = 90
    @State private var mark: String?

    var body: some View {
        Stepper("Tempo", value: $tempo)
            .onChange(of: tempo) { (_, beats: Int) in
                mark = beats > 120 ? "allegro" : nil
            }
            .onChange(of: tempo) { _, beats in print(beats) }
            .onChange(of: mark) { tempo += 1 }
            .onChange(of: tempo) { (_, next: Int?) in
                if let next { print(next) }
            }
            .onChange(of: mark) { name -> Void in print(name ?? "") }
    }
}
