// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
    name: "Quoin",
    products: [
        .library(name: "QuoinLayout", targets: ["QuoinLayout"])
    ],
    targets: [
        .target(name: "QuoinLayout", swiftSettings: settings),
        .executableTarget(name: "QuoinBench", dependencies: ["QuoinLayout"], swiftSettings: settings),
        .testTarget(name: "QuoinLayoutTests", dependencies: ["QuoinLayout"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
