// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Trailhead",
    platforms: [.iOS("27.0")],
    targets: [
        .executableTarget(name: "Trailhead")
    ]
)
