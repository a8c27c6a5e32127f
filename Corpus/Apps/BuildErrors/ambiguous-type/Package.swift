// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Trailhead",
    platforms: [.iOS("27.0")],
    targets: [
        .target(name: "Paints"),
        .executableTarget(name: "Trailhead", dependencies: ["Paints"]),
    ]
)
