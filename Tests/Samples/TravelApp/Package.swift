// swift-tools-version: 6.2

import PackageDescription

// The test package of an app whose sources stand in `App` as they are compiled for iOS. `swift test` in this folder compiles
// them on Linux and tests them.
let package = Package(
    name: "TravelApp",
    products: [.library(name: "TravelApp", targets: ["TravelApp"])],
    dependencies: [.package(name: "Quoin", path: "../../..")],
    targets: [
        .target(
            name: "TravelApp", dependencies: [.product(name: "AsyncDisplayKit", package: "Quoin")],
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "QuoinSourcesPlugin", package: "Quoin")]),
        .testTarget(
            name: "TravelAppTests",
            dependencies: ["TravelApp", .product(name: "QuoinCairo", package: "Quoin")]),
    ]
)
