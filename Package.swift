// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// The parts of the HTML report are built into the library, so that the command needs no files beside it.
let reportParts = [
    "report.html", "report.css", "data.js", "list.js", "details.js", "camera.js", "views.js", "elements.js", "page.js",
]

/// Paths, file descriptors and errors of the system.
let system = Target.Dependency.product(name: "SystemPackage", package: "swift-system")

let package = Package(
    name: "Quoin",
    products: [
        .executable(name: "quoin", targets: ["QuoinCLI"]),
        .library(name: "Quoin", targets: ["Quoin"]),
        .library(name: "QuoinLayout", targets: ["QuoinLayout"]),
        .library(name: "ASDKFluentNames", targets: ["ASDKFluentNames"]),
        .library(name: "QuoinCompositional", targets: ["QuoinCompositional"]),
        .library(name: "QuoinCompositionalLayoutDSL", targets: ["QuoinCompositionalLayoutDSL"]),
        .library(name: "QuoinAutoLayout", targets: ["QuoinAutoLayout"]),
        .library(name: "QuoinFlooidLayout", targets: ["QuoinFlooidLayout"]),
        .library(name: "QuoinScene", targets: ["QuoinScene"]),
        .library(name: "QuoinDiagrams", targets: ["QuoinDiagrams"]),
        .library(name: "QuoinCairo", targets: ["QuoinCairo"]),
        .library(name: "QuoinDocument", targets: ["QuoinDocument"]),
        .library(name: "QuoinFiles", targets: ["QuoinFiles"]),
        .library(name: "QuoinComparison", targets: ["QuoinComparison"]),
        .library(name: "QuoinExplanations", targets: ["QuoinExplanations"]),
        .library(name: "QuoinVerification", targets: ["QuoinVerification"]),
        .library(name: "QuoinSnapshots", targets: ["QuoinSnapshots"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/apple/swift-system", from: "1.4.0"),
    ],
    targets: [
        .systemLibrary(
            name: "CPangoCairo", pkgConfig: "pangocairo",
            providers: [.apt(["libpango1.0-dev", "libcairo2-dev"]), .brew(["pango", "cairo"])]),
        .systemLibrary(
            name: "CImageFiles", pkgConfig: "libdeflate spng libturbojpeg libwebp libwebpdemux",
            providers: [
                .apt(["libdeflate-dev", "libspng-dev", "libturbojpeg0-dev", "libwebp-dev"]),
                .brew(["libdeflate", "libspng", "jpeg-turbo", "webp"]),
            ]),
        .systemLibrary(
            name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .target(name: "QuoinSystem", dependencies: [system], swiftSettings: settings),
        .target(name: "QuoinGeometry", swiftSettings: settings),
        .target(name: "QuoinDeclarations", dependencies: ["QuoinGeometry"], swiftSettings: settings),
        .target(name: "QuoinLayout", dependencies: ["QuoinGeometry", "QuoinDeclarations"], swiftSettings: settings),
        .target(
            name: "QuoinCompositional", dependencies: ["QuoinDeclarations", "QuoinLayout"], swiftSettings: settings),
        .target(
            name: "QuoinCompositionalLayoutDSL", dependencies: ["QuoinLayout", "QuoinCompositional"],
            swiftSettings: settings),
        .target(
            name: "QuoinAutoLayout", dependencies: ["QuoinDeclarations", "QuoinLayout"], swiftSettings: settings),
        .target(
            name: "QuoinFlooidLayout", dependencies: ["QuoinLayout", "QuoinAutoLayout"], swiftSettings: settings),
        .target(
            name: "QuoinScene",
            dependencies: ["QuoinGeometry", "QuoinDeclarations", "QuoinLayout", "QuoinCompositional"],
            swiftSettings: settings),
        .target(name: "ASDKFluentNames", dependencies: ["QuoinLayout", "QuoinScene"], swiftSettings: settings),
        .target(
            name: "QuoinDiagrams",
            dependencies: [
                "QuoinGeometry", "QuoinDeclarations", "QuoinLayout", "QuoinAutoLayout", "QuoinCompositional",
                "QuoinScene",
            ],
            swiftSettings: settings),
        .target(
            name: "QuoinCairo",
            dependencies: [
                "QuoinGeometry", "QuoinSystem", "QuoinLayout", "QuoinScene", "CPangoCairo", "CImageFiles", system,
            ],
            swiftSettings: settings),
        .target(
            name: "QuoinDocument",
            dependencies: [
                "QuoinGeometry", "QuoinDeclarations", "QuoinLayout", "QuoinAutoLayout", "QuoinCompositional",
                "QuoinScene",
                "QuoinDiagrams", "CYAML",
            ],
            swiftSettings: settings),
        .target(
            name: "QuoinFiles",
            dependencies: [
                "QuoinGeometry", "QuoinDeclarations", "QuoinSystem", "QuoinLayout", "QuoinAutoLayout",
                "QuoinCompositional",
                "QuoinScene", "QuoinDiagrams",
                "QuoinCairo", "QuoinDocument", system,
            ],
            swiftSettings: settings),
        .target(
            name: "QuoinComparison", dependencies: ["QuoinGeometry", "QuoinLayout", "QuoinCairo"],
            swiftSettings: settings),
        .target(
            name: "QuoinExplanations",
            dependencies: [
                "QuoinGeometry",
                "QuoinDeclarations", "QuoinSystem", "QuoinLayout", "QuoinAutoLayout", "QuoinCompositional",
                "QuoinScene", "QuoinCairo", "QuoinDocument", "QuoinFiles", "QuoinComparison", system,
            ],
            swiftSettings: settings),
        .target(
            name: "QuoinVerification",
            dependencies: [
                "QuoinGeometry",
                "QuoinSystem", "QuoinLayout", "QuoinScene", "QuoinCairo", "QuoinDocument", "QuoinFiles",
                "QuoinComparison", "QuoinExplanations", system,
            ],
            resources: reportParts.map { .embedInCode("Report/Page/\($0)") },
            swiftSettings: settings),
        .target(
            name: "QuoinSnapshots",
            dependencies: [
                "QuoinSystem", "QuoinLayout", "QuoinScene", "QuoinCairo", "QuoinDocument", "QuoinFiles",
                "QuoinComparison", "QuoinExplanations", "QuoinVerification", system,
            ],
            swiftSettings: settings),
        .target(
            name: "Quoin",
            dependencies: [
                "QuoinDeclarations", "QuoinLayout", "QuoinAutoLayout", "QuoinCompositional", "QuoinScene",
                "QuoinDiagrams", "QuoinCairo",
                "QuoinDocument", "QuoinFiles", "QuoinComparison", "QuoinExplanations", "QuoinVerification",
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "QuoinCLI",
            dependencies: [
                "QuoinSystem", "Quoin", system, .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "QuoinBench",
            dependencies: [
                "QuoinLayout", "QuoinAutoLayout", "QuoinCompositional", "QuoinCompositionalLayoutDSL", "QuoinScene",
                "QuoinCairo", "QuoinDocument", "QuoinFiles", "QuoinComparison", "QuoinExplanations",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "BrowserComparison",
            dependencies: ["QuoinCairo", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            swiftSettings: settings),
        .executableTarget(
            name: "DocumentationFigures",
            dependencies: ["Quoin", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            swiftSettings: settings),
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "DocumentationFigures", "Quoin", "QuoinFlooidLayout", "QuoinCompositionalLayoutDSL", "QuoinSnapshots",
                "ASDKFluentNames", "TestSupport",
            ],
            exclude: ["Samples/__Snapshots__"],
            swiftSettings: settings),
        .testTarget(
            name: "BrowserComparisonTests", dependencies: ["BrowserComparison", "Quoin"],
            swiftSettings: settings),
        .target(
            name: "TestSupport", dependencies: ["Quoin", "QuoinSystem", system], path: "Tests/TestSupport",
            swiftSettings: settings),
        .testTarget(
            name: "QuoinSystemTests", dependencies: ["QuoinSystem", "TestSupport", system], swiftSettings: settings),
        .testTarget(
            name: "QuoinFilesTests", dependencies: ["QuoinSystem", "QuoinFiles", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "QuoinLayoutTests", dependencies: ["QuoinLayout", "ASDKFluentNames"], swiftSettings: settings),
        .testTarget(name: "QuoinAutoLayoutTests", dependencies: ["QuoinAutoLayout"], swiftSettings: settings),
        .testTarget(name: "QuoinFlooidLayoutTests", dependencies: ["QuoinFlooidLayout"], swiftSettings: settings),
        .testTarget(
            name: "QuoinTests",
            dependencies: [
                "Quoin", "QuoinFlooidLayout", "QuoinCompositionalLayoutDSL", "ASDKFluentNames", "TestSupport",
            ],
            swiftSettings: settings),
        .testTarget(name: "QuoinSceneTests", dependencies: ["QuoinScene"], swiftSettings: settings),
        .testTarget(
            name: "QuoinDiagramsTests",
            dependencies: ["QuoinDiagrams", "Quoin", "QuoinCompositionalLayoutDSL", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "QuoinCairoTests", dependencies: ["QuoinCairo", "CImageFiles", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "QuoinComparisonTests", dependencies: ["QuoinComparison", "QuoinExplanations"],
            swiftSettings: settings),
        .testTarget(
            name: "QuoinExplanationsTests", dependencies: ["QuoinExplanations", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "QuoinVerificationTests", dependencies: ["QuoinVerification", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "QuoinSnapshotsTests", dependencies: ["Quoin", "QuoinSnapshots"],
            exclude: ["__Snapshots__", "card.yaml"],
            swiftSettings: settings),
        .testTarget(name: "QuoinDocumentTests", dependencies: ["QuoinDocument"], swiftSettings: settings),
        .testTarget(
            name: "ConformanceTests", dependencies: ["Quoin"], path: "Tests/Conformance",
            swiftSettings: settings),
        .testTarget(
            name: "QuoinCLITests", dependencies: ["QuoinCLI", "Quoin", "TestSupport"], swiftSettings: settings),
        .testTarget(
            name: "QuoinCompositionalTests", dependencies: ["QuoinCompositional", "QuoinCompositionalLayoutDSL"],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
