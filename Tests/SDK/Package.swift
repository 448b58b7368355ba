// swift-tools-version: 6.0

import PackageDescription

/// Screens of an app and their tests, as their author has them: nothing here names Quoin. `scripts/test-sdk` builds them.
let package = Package(
    name: "Screens",
    targets: [
        .target(name: "Screens"), .testTarget(name: "ScreensTests", dependencies: ["Screens"]),
    ]
)
