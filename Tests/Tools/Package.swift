// swift-tools-version: 6.2

import PackageDescription

// Programs for work on Quoin: they measure it, draw made-up documents, and compare its pictures with a browser's. As a
// package of their own they are no part of what users read and build. `scripts/build-tool` builds one.

/// Tools see what is `package` in Quoin, which SwiftPM names by its folder.
let name = Context.packageDirectory.split(separator: "/").dropLast(2).last?.lowercased() ?? "quoin"
let settings = [
    SwiftSetting.treatAllWarnings(as: .error),
    .unsafeFlags(["-package-name", String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })]),
]

func quoin(_ products: String...) -> [Target.Dependency] { products.map { .product(name: $0, package: "Quoin") } }

func tool(_ name: String, on below: [Target.Dependency]) -> Target {
    .executableTarget(
        name: name, dependencies: below + [.product(name: "ArgumentParser", package: "swift-argument-parser")],
        packageAccess: false, swiftSettings: settings)
}

let package = Package(
    name: "Tools",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Quoin", path: "../.."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    ],
    targets: [
        tool("QuoinBench", on: quoin("QuoinCompositionalLayoutDSL", "QuoinVerification")),
        tool("QuoinFuzz", on: quoin("QuoinVerification")),
        tool("BrowserComparison", on: quoin("QuoinCairo")),
        .testTarget(
            name: "BrowserComparisonTests", dependencies: ["BrowserComparison"], packageAccess: false,
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
