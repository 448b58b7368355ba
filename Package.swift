// swift-tools-version: 6.2

import PackageDescription

/// What the package is built for if nobody edits it: "dependency" of another one, or "tests" that are all run once.
let purpose =
    Context.packageDirectory.contains("/checkouts/") ? "dependency" : Context.environment["QUOIN_BUILT_FOR"]
let isCompiledOnce = purpose != nil

/// Flags that compile a target as a whole, in two threads: less work in all, but a change of one file compiles all of them.
let wholeTarget = ["-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode"]

/// Flags of a target that nobody edits: it is checked once for its module and its code.
let uneditedTarget = wholeTarget + ["-no-emit-module-separately-wmo", "-Xfrontend", "-disable-llvm-verify"]

let warnings = SwiftSetting.treatAllWarnings(as: .error)

// Xcode allows no flags in a package that others depend on.
#if os(Linux)
    let debug = BuildSettingCondition.when(configuration: .debug)
    let settings = [warnings] + (isCompiledOnce ? [.unsafeFlags(uneditedTarget, debug)] : [])

    /// Rooms with loops over pixels. Tests of dependents draw in debug builds, where these would take forty times as long.
    let pixelFlags = ["-O", "-assert-config", "Debug"] + (isCompiledOnce ? [] : wholeTarget)
    let pixelSettings = settings + [.unsafeFlags(pixelFlags, debug)]

    /// Rooms that tests spend most of their time in. Optimizing them takes less time than the tests then save.
    let busySettings = purpose == "tests" ? pixelSettings : settings
#else
    let settings = [warnings]
    let (pixelSettings, busySettings) = (settings, settings)
#endif

/// The parts of the HTML report are built into the library, so that the command needs no files beside it.
let reportParts = [
    "report.html", "report.css", "basics.js", "data.js", "list.js", "details.js", "camera.js", "views.js",
    "elements.js", "page.js",
]

/// The parts of interactive figures are built into the library, too.
let figureParts = ["figure.css", "figure.js"]

/// Paths, file descriptors and errors of the system.
let system = Target.Dependency.product(name: "SystemPackage", package: "swift-system")

/// What commands read their arguments with.
let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

/// What the server of `quoin preview` speaks HTTP with. Only those who use it build it.
let http = [
    Target.Dependency.product(name: "NIOCore", package: "swift-nio"),
    Target.Dependency.product(name: "NIOPosix", package: "swift-nio"),
    Target.Dependency.product(name: "NIOHTTP1", package: "swift-nio"),
]

/// The parts of the page of `quoin preview`. Others are those of the report.
let previewParts = [
    "preview.html", "preview.css", "connection.js", "documents.js", "stage.js", "panel.js", "conditions.js",
    "comparison.js", "preview.js",
]

/// What inline snapshots rewrite sources with. Only those who use them build it.
let syntax = ["SwiftSyntax", "SwiftParser"].map { Target.Dependency.product(name: $0, package: "swift-syntax") }

let package = Package(
    name: "Quoin",
    // The first with the mutexes of the standard library.
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "quoin", targets: ["QuoinCLI"]),
        .executable(name: "quoin-preview", targets: ["QuoinPreviewCLI"]),
        .library(name: "Quoin", targets: ["Quoin"]),
        .library(name: "QuoinLayout", targets: ["QuoinLayout"]),
        .library(name: "ASDKFluentNames", targets: ["ASDKFluentNames"]),
        .library(name: "QuoinCompositional", targets: ["QuoinCompositional"]),
        .library(name: "QuoinCompositionalLayoutDSL", targets: ["QuoinCompositionalLayoutDSL"]),
        .library(name: "QuoinAutoLayout", targets: ["QuoinAutoLayout"]),
        .library(name: "QuoinFlooidLayout", targets: ["QuoinFlooidLayout"]),
        .library(name: "QuoinScene", targets: ["QuoinScene"]),
        .library(name: "QuoinDiagrams", targets: ["QuoinDiagrams"]),
        .library(name: "QuoinCairo", targets: ["QuoinBitmap", "QuoinText", "QuoinImages", "QuoinCairo"]),
        .library(name: "QuoinDocument", targets: ["QuoinDocument"]),
        .library(name: "QuoinFiles", targets: ["QuoinFiles"]),
        .library(name: "QuoinComparison", targets: ["QuoinComparison"]),
        .library(name: "QuoinExplanations", targets: ["QuoinExplanations"]),
        .library(name: "QuoinVerification", targets: ["QuoinVerification"]),
        .library(name: "QuoinChecking", targets: ["QuoinChecking"]),
        .library(name: "QuoinSnapshots", targets: ["QuoinSnapshots"]),
        .library(name: "QuoinInlineSnapshots", targets: ["QuoinInlineSnapshots"]),
        .plugin(name: "QuoinCommandPlugin", targets: ["QuoinCommandPlugin"]),
        .plugin(name: "QuoinPicturesPlugin", targets: ["QuoinPicturesPlugin"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/apple/swift-system", from: "1.4.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0"),
    ],
    targets: [
        .systemLibrary(
            name: "CPangoCairo", pkgConfig: "pangocairo pixman-1",
            providers: [
                .apt(["libpango1.0-dev", "libcairo2-dev", "libpixman-1-dev"]), .brew(["pango", "cairo", "pixman"]),
            ]),
        .systemLibrary(
            name: "CImageFiles", pkgConfig: "libdeflate spng libturbojpeg libwebp libwebpdemux",
            providers: [
                .apt(["libdeflate-dev", "libspng-dev", "libturbojpeg0-dev", "libwebp-dev", "zlib1g-dev"]),
                .brew(["libdeflate", "libspng", "jpeg-turbo", "webp"]),
            ]),
        .systemLibrary(
            name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .systemLibrary(
            name: "CMarkGFM", pkgConfig: "libcmark-gfm",
            providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]),
        .systemLibrary(
            name: "CGLib", pkgConfig: "glib-2.0", providers: [.apt(["libglib2.0-dev"]), .brew(["glib"])]),
        .systemLibrary(name: "CLinux"),
        .target(name: "QuoinSystem", dependencies: ["CGLib", "CLinux", system], swiftSettings: settings),
        .target(
            name: "QuoinGeometry", dependencies: [], swiftSettings: busySettings,
            // Calls of the C library's math that nothing imports: Swift makes them for `rounded()`.
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .target(name: "QuoinDeclarations", dependencies: ["QuoinGeometry"], swiftSettings: busySettings),
        .target(
            name: "QuoinLayout", dependencies: ["QuoinGeometry", "QuoinDeclarations"], swiftSettings: busySettings),
        .target(
            name: "QuoinCompositional", dependencies: ["QuoinDeclarations", "QuoinLayout"], swiftSettings: settings),
        .target(
            name: "QuoinCompositionalLayoutDSL", dependencies: ["QuoinLayout", "QuoinCompositional"],
            swiftSettings: settings),
        .target(
            name: "QuoinAutoLayout", dependencies: ["QuoinDeclarations", "QuoinLayout"], swiftSettings: busySettings),
        .target(name: "QuoinFlooidLayout", dependencies: ["QuoinLayout", "QuoinAutoLayout"], swiftSettings: settings),
        .target(
            name: "QuoinScene",
            dependencies: ["CMarkGFM", "QuoinGeometry", "QuoinDeclarations", "QuoinLayout", "QuoinCompositional"],
            swiftSettings: settings),
        .target(name: "ASDKFluentNames", dependencies: ["QuoinLayout", "QuoinScene"], swiftSettings: settings),
        .target(
            name: "QuoinDiagrams",
            dependencies: ["QuoinDeclarations", "QuoinLayout", "QuoinCompositional", "QuoinAutoLayout", "QuoinScene"],
            swiftSettings: settings),
        .target(
            name: "QuoinBitmap", dependencies: ["QuoinSystem", "QuoinGeometry", "QuoinLayout", "QuoinScene"],
            swiftSettings: pixelSettings),
        .target(
            name: "QuoinPNG", dependencies: ["CImageFiles", "QuoinSystem", "QuoinGeometry", "QuoinBitmap"],
            swiftSettings: pixelSettings),
        .target(
            name: "QuoinText",
            dependencies: [
                "CPangoCairo", "QuoinSystem", "QuoinGeometry", "QuoinDeclarations", "QuoinLayout", "QuoinScene",
                "QuoinBitmap", system,
            ], swiftSettings: settings),
        .target(
            name: "QuoinImages",
            dependencies: [
                "CPangoCairo", "CImageFiles", "QuoinSystem", "QuoinGeometry", "QuoinDeclarations", "QuoinLayout",
                "QuoinScene", "QuoinBitmap", "QuoinPNG", "QuoinText", system,
            ], swiftSettings: settings),
        .target(
            name: "QuoinCairo",
            dependencies: [
                "CPangoCairo", "QuoinSystem", "QuoinGeometry", "QuoinDeclarations", "QuoinLayout", "QuoinScene",
                "QuoinBitmap", "QuoinPNG", "QuoinText", "QuoinImages",
            ], swiftSettings: busySettings),
        .target(
            name: "QuoinDocument",
            dependencies: [
                "CYAML", "QuoinDeclarations", "QuoinLayout", "QuoinCompositional", "QuoinAutoLayout", "QuoinScene",
                "QuoinDiagrams",
            ], swiftSettings: settings),
        .target(
            name: "QuoinFiles",
            dependencies: [
                "QuoinSystem", "QuoinDeclarations", "QuoinLayout", "QuoinAutoLayout", "QuoinScene", "QuoinDiagrams",
                "QuoinBitmap", "QuoinText", "QuoinImages", "QuoinCairo", "QuoinDocument", system,
            ], swiftSettings: settings),
        .target(
            name: "QuoinComparison",
            dependencies: ["QuoinGeometry", "QuoinLayout", "QuoinBitmap", "QuoinImages", "QuoinCairo"],
            swiftSettings: busySettings),
        .target(
            name: "QuoinExplanations",
            dependencies: [
                "QuoinSystem", "QuoinGeometry", "QuoinDeclarations", "QuoinLayout", "QuoinCompositional",
                "QuoinAutoLayout", "QuoinScene", "QuoinBitmap", "QuoinPNG", "QuoinText", "QuoinImages", "QuoinCairo",
                "QuoinDocument", "QuoinFiles", "QuoinComparison", system,
            ], swiftSettings: settings),
        .target(
            name: "QuoinFigures",
            dependencies: [
                "QuoinSystem", "QuoinDeclarations", "QuoinGeometry", "QuoinLayout", "QuoinScene", "QuoinDiagrams",
                "QuoinCairo", "QuoinDocument", "QuoinFiles", "QuoinExplanations", system,
            ], resources: figureParts.map { .embedInCode("Interactive/\($0)") }, swiftSettings: settings),
        .target(
            name: "QuoinVerification",
            dependencies: [
                "QuoinSystem", "QuoinDeclarations", "QuoinLayout", "QuoinScene", "QuoinBitmap", "QuoinPNG", "QuoinText",
                "QuoinImages", "QuoinCairo", "QuoinDocument", "QuoinFiles", "QuoinComparison", "QuoinExplanations",
                system,
            ], swiftSettings: settings),
        .target(
            name: "QuoinReport", dependencies: ["QuoinSystem", "QuoinFiles", "QuoinVerification", system],
            resources: reportParts.map { .embedInCode("Page/\($0)") }, swiftSettings: settings),
        .target(
            name: "QuoinChecking",
            dependencies: [
                "QuoinSystem", "QuoinGeometry", "QuoinDeclarations", "QuoinLayout", "QuoinCompositional",
                "QuoinAutoLayout", "QuoinScene", "QuoinBitmap", "QuoinPNG", "QuoinText", "QuoinCairo", "QuoinDocument",
                "QuoinFiles", "QuoinComparison", "QuoinExplanations", "QuoinVerification", "QuoinReport", system,
            ], swiftSettings: settings),
        .target(
            name: "QuoinSnapshots",
            dependencies: [
                "QuoinSystem", "QuoinLayout", "QuoinScene", "QuoinBitmap", "QuoinPNG", "QuoinText", "QuoinCairo",
                "QuoinDocument", "QuoinFiles", "QuoinComparison", "QuoinExplanations", "QuoinVerification", system,
            ], swiftSettings: settings),
        .target(
            name: "QuoinInlineSnapshots",
            dependencies: [
                "QuoinSystem", "QuoinExplanations", "QuoinFiles", "QuoinVerification", "QuoinSnapshots", system,
            ] + syntax, swiftSettings: settings),
        .target(
            name: "Quoin",
            dependencies: [
                "QuoinGeometry", "QuoinDeclarations", "QuoinLayout", "QuoinCompositional", "QuoinAutoLayout",
                "QuoinScene", "QuoinDiagrams", "QuoinBitmap", "QuoinText", "QuoinImages", "QuoinCairo", "QuoinDocument",
                "QuoinFiles", "QuoinComparison", "QuoinExplanations", "QuoinVerification",
            ], swiftSettings: settings),
        .target(name: "QuoinPreviewOptions", dependencies: [arguments], swiftSettings: settings),
        .target(
            name: "QuoinPreview",
            dependencies: [
                "QuoinSystem", "QuoinDeclarations", "QuoinLayout", "QuoinAutoLayout", "QuoinScene", "QuoinPNG",
                "QuoinCairo", "QuoinDocument", "QuoinFiles", "QuoinVerification", "QuoinReport", "QuoinChecking",
                system,
            ] + http, resources: previewParts.map { .embedInCode("Page/\($0)") }, swiftSettings: settings),
        .executableTarget(
            name: "QuoinPreviewCLI",
            dependencies: [
                "QuoinText", "QuoinSystem", "QuoinFiles", "QuoinPreviewOptions", "QuoinPreview", system, arguments,
            ], swiftSettings: settings),
        .executableTarget(
            name: "QuoinCLI",
            dependencies: [
                "QuoinSystem", "QuoinPNG", "QuoinReport", "QuoinChecking", "QuoinFigures", "QuoinPreviewOptions",
                "Quoin", system, arguments,
            ], swiftSettings: settings),
        .executableTarget(
            name: "QuoinBench",
            dependencies: [
                "QuoinLayout", "QuoinCompositional", "QuoinCompositionalLayoutDSL", "QuoinAutoLayout", "QuoinScene",
                "QuoinBitmap", "QuoinPNG", "QuoinText", "QuoinImages", "QuoinCairo", "QuoinDocument", "QuoinFiles",
                "QuoinComparison", "QuoinExplanations", arguments,
            ], swiftSettings: settings),
        .executableTarget(
            name: "QuoinFuzz", dependencies: ["QuoinSystem", "QuoinPNG", "Quoin", system, arguments],
            path: "Tests/QuoinFuzz", swiftSettings: settings),
        .executableTarget(
            name: "BrowserComparison",
            dependencies: ["QuoinBitmap", "QuoinPNG", "QuoinImages", "QuoinCairo", arguments], swiftSettings: settings),
        .executableTarget(
            name: "DocumentationFigures", dependencies: ["QuoinFigures", "Quoin", arguments], swiftSettings: settings),
        .target(
            name: "TestSupport",
            dependencies: [
                "QuoinSystem", "QuoinBitmap", "QuoinImages", "QuoinCairo", "QuoinDocument", "QuoinFiles", "Quoin",
                system,
            ],
            path: "Tests/TestSupport", swiftSettings: settings),
        .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"], swiftSettings: settings),
        .testTarget(
            name: "BrowserComparisonTests",
            dependencies: ["QuoinBitmap", "QuoinCairo", "QuoinDocument", "Quoin", "BrowserComparison"],
            swiftSettings: settings),
        .testTarget(
            name: "ConformanceTests", dependencies: ["QuoinDocument", "Quoin", "TestSupport"],
            path: "Tests/Conformance", exclude: ["Cases"], swiftSettings: busySettings),
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "QuoinCompositionalLayoutDSL", "QuoinFlooidLayout", "ASDKFluentNames", "QuoinDiagrams", "QuoinDocument",
                "QuoinSnapshots", "QuoinInlineSnapshots", "QuoinChecking", "QuoinFigures", "Quoin",
                "DocumentationFigures", "TestSupport",
            ] + syntax, exclude: ["Samples/__Snapshots__", "Samples/Tutorials/__Snapshots__"], swiftSettings: settings),
        .testTarget(
            name: "QuoinAutoLayoutTests",
            dependencies: ["QuoinDeclarations", "QuoinLayout", "QuoinAutoLayout", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "QuoinCLITests",
            dependencies: [
                "QuoinSystem", "QuoinScene", "QuoinBitmap", "QuoinPNG", "QuoinImages", "QuoinCairo", "QuoinDocument",
                "QuoinFigures", "Quoin", "TestSupport", system,
            ], swiftSettings: settings),
        .testTarget(
            name: "QuoinCairoTests",
            dependencies: [
                "QuoinSystem", "QuoinGeometry", "QuoinDeclarations", "QuoinLayout", "QuoinScene", "QuoinBitmap",
                "QuoinPNG", "QuoinText", "QuoinImages", "QuoinCairo", "TestSupport",
            ], swiftSettings: settings),
        .testTarget(
            name: "QuoinComparisonTests",
            dependencies: [
                "QuoinGeometry", "QuoinLayout", "QuoinScene", "QuoinBitmap", "QuoinText", "QuoinCairo",
                "QuoinComparison", "QuoinExplanations",
            ], swiftSettings: settings),
        .testTarget(
            name: "QuoinCheckingTests",
            dependencies: [
                "QuoinDeclarations", "QuoinLayout", "QuoinScene", "QuoinCairo", "QuoinDocument", "QuoinFiles",
                "QuoinChecking", "TestSupport",
            ], swiftSettings: settings),
        .testTarget(
            name: "QuoinCompositionalTests",
            dependencies: ["QuoinLayout", "QuoinCompositional", "QuoinCompositionalLayoutDSL", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "QuoinDiagramsTests",
            dependencies: [
                "QuoinGeometry", "QuoinCompositionalLayoutDSL", "QuoinDiagrams", "QuoinDocument", "Quoin",
                "TestSupport",
            ], swiftSettings: settings),
        .testTarget(
            name: "QuoinDocumentTests",
            dependencies: [
                "QuoinDeclarations", "QuoinLayout", "QuoinCompositional", "QuoinAutoLayout", "QuoinScene",
                "QuoinDiagrams", "QuoinDocument", "TestSupport",
            ], swiftSettings: settings),
        .testTarget(
            name: "QuoinExplanationsTests",
            dependencies: [
                "QuoinDeclarations", "QuoinLayout", "QuoinCompositional", "QuoinAutoLayout", "QuoinScene",
                "QuoinBitmap", "QuoinPNG", "QuoinText", "QuoinCairo", "QuoinDocument", "QuoinFiles", "QuoinComparison",
                "QuoinExplanations", "TestSupport",
            ], swiftSettings: settings),
        .testTarget(
            name: "QuoinFilesTests", dependencies: ["QuoinDeclarations", "QuoinFiles", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "QuoinFlooidLayoutTests", dependencies: ["QuoinLayout", "QuoinAutoLayout", "QuoinFlooidLayout"],
            swiftSettings: settings),
        .testTarget(
            name: "QuoinImagesTests",
            dependencies: [
                "CImageFiles", "QuoinDeclarations", "QuoinScene", "QuoinBitmap", "QuoinPNG", "QuoinImages",
                "TestSupport",
            ], swiftSettings: settings),
        .testTarget(
            name: "QuoinLayoutTests", dependencies: ["QuoinLayout", "ASDKFluentNames"], swiftSettings: settings),
        .testTarget(
            name: "QuoinPreviewTests", dependencies: ["QuoinPNG", "TestSupport"], swiftSettings: settings),
        .testTarget(
            name: "QuoinSceneTests", dependencies: ["QuoinGeometry", "QuoinLayout", "QuoinScene"],
            swiftSettings: settings),
        .testTarget(
            name: "QuoinSnapshotsTests",
            dependencies: [
                "QuoinFiles", "QuoinVerification", "QuoinSnapshots", "QuoinInlineSnapshots", "Quoin", "TestSupport",
                system,
            ],
            exclude: ["__Snapshots__", "card.yaml"], swiftSettings: settings),
        .executableTarget(
            name: "ConfinementProbe", dependencies: ["QuoinSystem", system], path: "Tests/ConfinementProbe",
            swiftSettings: settings),
        .testTarget(
            name: "QuoinSystemTests", dependencies: ["QuoinSystem", "TestSupport", "ConfinementProbe", system],
            swiftSettings: settings),
        .testTarget(
            name: "QuoinTests",
            dependencies: [
                "QuoinCompositionalLayoutDSL", "QuoinFlooidLayout", "QuoinDocument", "Quoin", "TestSupport",
            ], swiftSettings: settings),
        .testTarget(
            name: "QuoinTextTests",
            dependencies: ["CPangoCairo", "QuoinLayout", "QuoinScene", "QuoinText", "QuoinCairo"],
            swiftSettings: settings),
        .testTarget(
            name: "QuoinVerificationTests",
            dependencies: [
                "QuoinLayout", "QuoinScene", "QuoinBitmap", "QuoinImages", "QuoinCairo", "QuoinFiles",
                "QuoinComparison", "QuoinExplanations", "QuoinVerification", "QuoinReport", "TestSupport",
            ], swiftSettings: settings),
        .target(
            name: "TexturePorts", dependencies: ["Quoin"],
            path: "Tests/Samples/TexturePorts/Sources/TexturePorts", resources: [.copy("Images")],
            swiftSettings: settings),
        .testTarget(
            name: "TexturePortsTests", dependencies: ["QuoinSnapshots", "Quoin", "TexturePorts"],
            path: "Tests/Samples/TexturePorts/Tests/TexturePortsTests", exclude: ["__Snapshots__"],
            swiftSettings: settings),
        .testTarget(name: "UserNameTests", dependencies: ["Quoin"], swiftSettings: settings),
        .plugin(
            name: "QuoinCommandPlugin",
            capability: .command(
                intent: .custom(verb: "quoin", description: "Draws, checks, compares and accepts layout documents."),
                permissions: [.writeToPackageDirectory(reason: "quoin writes pictures and reports into the package")]),
            dependencies: ["QuoinCLI"], path: "Sources/Plugins/QuoinCommandPlugin"),
        .plugin(
            name: "QuoinPicturesPlugin", capability: .buildTool(), dependencies: ["QuoinCLI"],
            path: "Sources/Plugins/QuoinPicturesPlugin"),
    ],
    swiftLanguageModes: [.v6]
)

// SwiftPM compiles a target again only if the module of a target that it names has changed. The layout of its types may also
// depend on targets further below, and on those behind `import Quoin`. Targets stand after those that they depend on.
var below: [String: Set<String>] = [:]
for target in package.targets where target.type != .plugin {
    let named = Set(target.dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } })
    let all = named.reduce(into: named) { $0.formUnion(below[$1, default: []]) }
    target.dependencies += all.subtracting(named).sorted().map { .byName(name: $0) }
    below[target.name] = all
}
