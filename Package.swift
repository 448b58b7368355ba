// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
    name: "Quoin",
    products: [
        .library(name: "QuoinLayout", targets: ["QuoinLayout"]),
        .library(name: "QuoinAutoLayout", targets: ["QuoinAutoLayout"]),
    ],
    targets: [
        .target(name: "QuoinLayout", swiftSettings: settings),
        .target(name: "QuoinAutoLayout", dependencies: ["QuoinLayout"], swiftSettings: settings),
        .executableTarget(
            name: "QuoinBench", dependencies: ["QuoinLayout", "QuoinAutoLayout"], swiftSettings: settings),
        .testTarget(name: "QuoinLayoutTests", dependencies: ["QuoinLayout"], swiftSettings: settings),
        .testTarget(name: "QuoinAutoLayoutTests", dependencies: ["QuoinAutoLayout"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
