// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// The parts of the HTML report are built into the library, so that the command needs no files beside it.
let reportParts = [
    "report.html", "report.css", "data.js", "list.js", "details.js", "camera.js", "views.js", "elements.js", "page.js",
]

let package = Package(
    name: "Quoin",
    products: [
        .executable(name: "quoin", targets: ["QuoinCLI"]),
        .library(name: "Quoin", targets: ["Quoin"]),
        .library(name: "QuoinLayout", targets: ["QuoinLayout"]),
        .library(name: "QuoinCompositional", targets: ["QuoinCompositional"]),
        .library(name: "QuoinAutoLayout", targets: ["QuoinAutoLayout"]),
        .library(name: "QuoinScene", targets: ["QuoinScene"]),
        .library(name: "QuoinDiagrams", targets: ["QuoinDiagrams"]),
        .library(name: "QuoinCairo", targets: ["QuoinBitmap", "QuoinText", "QuoinImages", "QuoinCairo"]),
        .library(name: "QuoinDocument", targets: ["QuoinDocument"]),
        .library(name: "QuoinFiles", targets: ["QuoinFiles"]),
        .library(name: "QuoinComparison", targets: ["QuoinComparison"]),
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
        .target(
            name: "QuoinSystem", dependencies: [.product(name: "SystemPackage", package: "swift-system")],
            swiftSettings: settings),
        .target(name: "QuoinDeclarations", swiftSettings: settings),
        .target(name: "QuoinLayout", dependencies: ["QuoinDeclarations"], swiftSettings: settings),
        .target(
            name: "QuoinCompositional", dependencies: ["QuoinDeclarations", "QuoinLayout"], swiftSettings: settings),
        .target(
            name: "QuoinAutoLayout", dependencies: ["QuoinDeclarations", "QuoinLayout"], swiftSettings: settings),
        .target(name: "QuoinScene", dependencies: ["QuoinDeclarations", "QuoinLayout"], swiftSettings: settings),
        .target(
            name: "QuoinDiagrams",
            dependencies: ["QuoinDeclarations", "QuoinLayout", "QuoinAutoLayout", "QuoinCompositional", "QuoinScene"],
            swiftSettings: settings),
        .target(
            name: "QuoinBitmap", dependencies: ["QuoinSystem", "QuoinLayout", "QuoinScene"], swiftSettings: settings),
        .target(
            name: "QuoinPNG", dependencies: ["QuoinSystem", "QuoinBitmap", "CImageFiles"], swiftSettings: settings),
        .target(
            name: "QuoinText",
            dependencies: ["QuoinSystem", "QuoinLayout", "QuoinScene", "QuoinBitmap", "CPangoCairo"],
            swiftSettings: settings),
        .target(
            name: "QuoinImages",
            dependencies: [
                "QuoinSystem", "QuoinLayout", "QuoinScene", "QuoinBitmap", "QuoinPNG", "QuoinText", "CPangoCairo",
                "CImageFiles",
            ],
            swiftSettings: settings),
        .target(
            name: "QuoinCairo",
            dependencies: [
                "QuoinSystem", "QuoinLayout", "QuoinScene", "QuoinBitmap", "QuoinPNG", "QuoinText", "QuoinImages",
                "CPangoCairo",
            ],
            swiftSettings: settings),
        .target(
            name: "QuoinDocument",
            dependencies: [
                "QuoinDeclarations", "QuoinLayout", "QuoinAutoLayout", "QuoinCompositional", "QuoinScene",
                "QuoinDiagrams", "CYAML",
            ],
            swiftSettings: settings),
        .target(
            name: "QuoinFiles",
            dependencies: [
                "QuoinDeclarations", "QuoinSystem", "QuoinLayout", "QuoinAutoLayout", "QuoinCompositional",
                "QuoinScene", "QuoinDiagrams", "QuoinBitmap", "QuoinText", "QuoinImages",
                "QuoinCairo", "QuoinDocument",
            ],
            swiftSettings: settings),
        .target(
            name: "QuoinComparison",
            dependencies: [
                "QuoinDeclarations", "QuoinSystem", "QuoinLayout", "QuoinAutoLayout", "QuoinCompositional",
                "QuoinScene", "QuoinBitmap", "QuoinPNG", "QuoinText", "QuoinImages",
                "QuoinCairo",
                "QuoinDocument", "QuoinFiles",
            ],
            resources: reportParts.map { .embedInCode("Report/Page/\($0)") },
            swiftSettings: settings),
        .target(
            name: "QuoinSnapshots",
            dependencies: [
                "QuoinDeclarations", "QuoinSystem", "QuoinLayout", "QuoinScene", "QuoinBitmap", "QuoinPNG", "QuoinText",
                "QuoinImages", "QuoinCairo", "QuoinDocument", "QuoinFiles",
                "QuoinComparison",
            ],
            swiftSettings: settings),
        .target(
            name: "Quoin",
            dependencies: [
                "QuoinDeclarations", "QuoinLayout", "QuoinAutoLayout", "QuoinCompositional", "QuoinScene",
                "QuoinDiagrams", "QuoinBitmap", "QuoinText", "QuoinImages", "QuoinCairo",
                "QuoinDocument", "QuoinFiles", "QuoinComparison",
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "QuoinCLI",
            dependencies: [
                "QuoinSystem", "QuoinPNG", "Quoin", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "QuoinBench",
            dependencies: [
                "QuoinLayout", "QuoinAutoLayout", "QuoinCompositional", "QuoinScene", "QuoinBitmap", "QuoinPNG",
                "QuoinText", "QuoinImages", "QuoinCairo", "QuoinDocument", "QuoinFiles", "QuoinComparison",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "BrowserComparison",
            dependencies: [
                "QuoinBitmap", "QuoinPNG", "QuoinImages", "QuoinCairo",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "DocumentationFigures",
            dependencies: ["Quoin", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            swiftSettings: settings),
        .testTarget(
            name: "DocumentationTests", dependencies: ["DocumentationFigures", "Quoin", "QuoinSnapshots"],
            exclude: ["Samples/__Snapshots__"],
            swiftSettings: settings),
        .testTarget(
            name: "BrowserComparisonTests", dependencies: ["BrowserComparison", "Quoin"],
            swiftSettings: settings),
        .testTarget(name: "QuoinSystemTests", dependencies: ["QuoinSystem"], swiftSettings: settings),
        .testTarget(
            name: "QuoinFilesTests", dependencies: ["QuoinSystem", "QuoinFiles"], swiftSettings: settings),
        .testTarget(name: "QuoinLayoutTests", dependencies: ["QuoinLayout"], swiftSettings: settings),
        .testTarget(name: "QuoinAutoLayoutTests", dependencies: ["QuoinAutoLayout"], swiftSettings: settings),
        .testTarget(name: "QuoinTests", dependencies: ["Quoin"], swiftSettings: settings),
        .testTarget(name: "QuoinSceneTests", dependencies: ["QuoinScene"], swiftSettings: settings),
        .testTarget(
            name: "QuoinDiagramsTests", dependencies: ["QuoinDiagrams", "Quoin"], swiftSettings: settings),
        .testTarget(
            name: "QuoinTextTests", dependencies: ["QuoinText", "QuoinLayout", "QuoinScene", "QuoinCairo"],
            swiftSettings: settings),
        .testTarget(
            name: "QuoinImagesTests",
            dependencies: ["QuoinBitmap", "QuoinPNG", "QuoinImages", "QuoinScene", "CImageFiles"],
            swiftSettings: settings),
        .testTarget(
            name: "QuoinCairoTests",
            dependencies: ["QuoinBitmap", "QuoinPNG", "QuoinText", "QuoinImages", "QuoinCairo"],
            swiftSettings: settings),
        .testTarget(
            name: "QuoinComparisonTests", dependencies: ["QuoinComparison", "QuoinCairo"], swiftSettings: settings),
        .testTarget(
            name: "QuoinSnapshotsTests", dependencies: ["Quoin", "QuoinSnapshots"],
            exclude: ["__Snapshots__", "card.yaml"],
            swiftSettings: settings),
        .testTarget(name: "QuoinDocumentTests", dependencies: ["QuoinDocument"], swiftSettings: settings),
        .testTarget(
            name: "ConformanceTests", dependencies: ["Quoin"], path: "Tests/Conformance",
            swiftSettings: settings),
        .testTarget(
            name: "QuoinCLITests", dependencies: ["QuoinCLI", "Quoin"], swiftSettings: settings),
        .testTarget(
            name: "QuoinCompositionalTests", dependencies: ["QuoinCompositional"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
