private extension Meter {
    // A sample.
    init(sample: String) {
        title = sample
    }
}

let sample = Meter(sample: "Sample")
