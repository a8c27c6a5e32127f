// swift-tools-version:5.3
import PackageDescription

let package = Package(
    name: "Harbor",
    platforms: [.iOS(.v14)],
    products: [.library(name: "Harbor", targets: ["Harbor"])],
    targets: [
        .target(name: "Harbor"),
        .testTarget(name: "HarborTests", dependencies: ["Harbor"]),
    ]
)
