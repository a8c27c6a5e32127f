import ImagePipeline

/// Stamps a picture for print.
func stamped(_ picture: Picture) -> Picture {
    picture
        .overlay(Text("Proof"))
        .background(Rectangle(), alignment: .center)
        .overlay(Color.red.opacity(0.5))
}
