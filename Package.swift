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

/// What commands read their arguments with.
let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

/// The parts of the page of `quoin preview`. Others are those of the report.
let previewParts = [
    "preview.html", "preview.css", "connection.js", "documents.js", "stage.js", "panel.js", "conditions.js",
    "comparison.js", "preview.js",
]

/// What the server of `quoin preview` speaks HTTP with. Only those who use it build it.
let http = ["NIOCore", "NIOPosix", "NIOHTTP1"].map { Target.Dependency.product(name: $0, package: "swift-nio") }

/// What inline snapshots rewrite sources with. Only those who use them build it.
let syntax = ["SwiftSyntax", "SwiftParser"].map { Target.Dependency.product(name: $0, package: "swift-syntax") }

/// A room on those right below it.
func room(_ name: String, on below: Target.Dependency..., settings: [SwiftSetting] = settings) -> Target {
    .target(name: name, dependencies: below, swiftSettings: settings)
}

/// The tests in a folder of `Tests`, on what stands right below them.
func tests(_ name: String, on below: Target.Dependency..., without excluded: [String] = []) -> Target {
    .testTarget(name: name, dependencies: below, exclude: excluded, swiftSettings: settings)
}

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
        .plugin(name: "QuoinSourcesPlugin", targets: ["QuoinSourcesPlugin"]),
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
        room("QuoinPlatform"),
        room(
            "QuoinSystem", on: "CGLib", "CLinux", "QuoinPlatform",
            .product(name: "SystemPackage", package: "swift-system")),
        .target(
            name: "QuoinGeometry", swiftSettings: busySettings,
            // Calls of the C library's math that nothing imports: Swift makes them for `rounded()`.
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        room("QuoinDeclarations", on: "QuoinGeometry", settings: busySettings),
        room("QuoinLayout", on: "QuoinDeclarations", settings: busySettings),
        room("QuoinCompositional", on: "QuoinLayout"),
        room("QuoinCompositionalLayoutDSL", on: "QuoinCompositional"),
        room("QuoinAutoLayout", on: "QuoinLayout", settings: busySettings),
        room("QuoinFlooidLayout", on: "QuoinAutoLayout"),
        room("QuoinScene", on: "CMarkGFM", "QuoinCompositional"),
        room("QuoinControls", on: "QuoinAutoLayout", "QuoinPlatform", "QuoinScene"),
        room("ASDKFluentNames", on: "QuoinScene"),
        room("QuoinDiagrams", on: "QuoinAutoLayout", "QuoinScene"),
        room("QuoinBitmap", on: "QuoinSystem", "QuoinScene", settings: pixelSettings),
        room("QuoinPNG", on: "CImageFiles", "QuoinBitmap", settings: pixelSettings),
        room("QuoinText", on: "CPangoCairo", "QuoinBitmap"),
        room("QuoinImages", on: "QuoinPNG", "QuoinText"),
        room("QuoinCairo", on: "QuoinImages", settings: pixelSettings),
        room("QuoinDocument", on: "CYAML", "QuoinDiagrams"),
        room("QuoinInterfaceBuilder", on: "QuoinControls", "QuoinDocument"),
        room("QuoinFiles", on: "QuoinCairo", "QuoinInterfaceBuilder"),
        room("QuoinComparison", on: "QuoinCairo", settings: busySettings),
        room("QuoinExplanations", on: "QuoinFiles", "QuoinComparison"),
        .target(
            name: "QuoinFigures", dependencies: ["QuoinExplanations"],
            resources: figureParts.map { .embedInCode("Interactive/\($0)") }, swiftSettings: settings),
        room("QuoinVerification", on: "QuoinExplanations"),
        .target(
            name: "QuoinReport", dependencies: ["QuoinVerification"],
            resources: reportParts.map { .embedInCode("Page/\($0)") }, swiftSettings: settings),
        room("QuoinChecking", on: "QuoinReport"),
        room("QuoinSnapshots", on: "QuoinVerification"),
        .target(
            name: "QuoinInlineSnapshots", dependencies: ["QuoinSnapshots"] + syntax, swiftSettings: settings),
        .target(name: "QuoinSources", dependencies: syntax, swiftSettings: settings),
        .executableTarget(name: "QuoinSourcesCLI", dependencies: ["QuoinSources"], swiftSettings: settings),
        room("Quoin", on: "QuoinVerification"),
        room("QuoinPreviewOptions", on: arguments),
        .target(
            name: "QuoinPreview", dependencies: ["QuoinChecking"] + http,
            resources: previewParts.map { .embedInCode("Page/\($0)") }, swiftSettings: settings),
        .executableTarget(
            name: "QuoinPreviewCLI", dependencies: ["QuoinPreviewOptions", "QuoinPreview"], swiftSettings: settings),
        .executableTarget(
            name: "QuoinCLI", dependencies: ["QuoinChecking", "QuoinFigures", "QuoinPreviewOptions", "Quoin"],
            swiftSettings: settings),
        .executableTarget(
            name: "QuoinBench", dependencies: ["QuoinCompositionalLayoutDSL", "QuoinExplanations", arguments],
            swiftSettings: settings),
        .executableTarget(
            name: "QuoinFuzz", dependencies: ["Quoin", arguments], path: "Tests/QuoinFuzz", swiftSettings: settings),
        .executableTarget(
            name: "BrowserComparison", dependencies: ["QuoinCairo", arguments], swiftSettings: settings),
        .executableTarget(
            name: "DocumentationFigures", dependencies: ["QuoinFigures", "Quoin", arguments], swiftSettings: settings),
        .target(name: "TestSupport", dependencies: ["Quoin"], path: "Tests/TestSupport", swiftSettings: settings),
        tests("ArchitectureTests", on: "TestSupport"),
        tests("BrowserComparisonTests", on: "Quoin", "BrowserComparison"),
        .testTarget(
            name: "ConformanceTests", dependencies: ["TestSupport"], path: "Tests/Conformance", exclude: ["Cases"],
            swiftSettings: busySettings),
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "QuoinCompositionalLayoutDSL", "QuoinFlooidLayout", "ASDKFluentNames", "QuoinInlineSnapshots",
                "QuoinChecking", "DocumentationFigures", "TestSupport",
            ], exclude: ["Samples/__Snapshots__", "Samples/Tutorials/__Snapshots__"], swiftSettings: settings),
        tests("QuoinAutoLayoutTests", on: "TestSupport"),
        tests("QuoinCLITests", on: "QuoinFigures", "TestSupport"),
        tests("QuoinCairoTests", on: "TestSupport"),
        tests("QuoinComparisonTests", on: "QuoinExplanations"),
        tests("QuoinCheckingTests", on: "QuoinChecking", "TestSupport"),
        tests("QuoinCompositionalTests", on: "QuoinCompositionalLayoutDSL", "TestSupport"),
        tests("QuoinDiagramsTests", on: "QuoinCompositionalLayoutDSL", "TestSupport"),
        tests("QuoinDocumentTests", on: "TestSupport"),
        tests("QuoinExplanationsTests", on: "TestSupport"),
        tests("QuoinFilesTests", on: "TestSupport"),
        tests("QuoinFlooidLayoutTests", on: "QuoinFlooidLayout"),
        tests("QuoinImagesTests", on: "TestSupport"),
        tests("QuoinInterfaceBuilderTests", on: "TestSupport"),
        tests("QuoinLayoutTests", on: "ASDKFluentNames"),
        tests("QuoinPreviewTests", on: "TestSupport"),
        tests("QuoinSceneTests", on: "QuoinScene"),
        tests("QuoinSourcesTests", on: "QuoinSources"),
        tests(
            "QuoinSnapshotsTests", on: "QuoinInlineSnapshots", "TestSupport", without: ["__Snapshots__", "card.yaml"]),
        .executableTarget(
            name: "ConfinementProbe", dependencies: ["QuoinSystem"], path: "Tests/ConfinementProbe",
            swiftSettings: settings),
        tests("QuoinSystemTests", on: "TestSupport", "ConfinementProbe"),
        tests("QuoinTests", on: "QuoinCompositionalLayoutDSL", "QuoinFlooidLayout", "TestSupport"),
        tests("QuoinTextTests", on: "QuoinCairo"),
        tests("QuoinVerificationTests", on: "QuoinReport", "TestSupport"),
        .target(
            name: "TexturePorts", dependencies: ["Quoin"],
            path: "Tests/Samples/TexturePorts/Sources/TexturePorts", resources: [.copy("Images")],
            swiftSettings: settings),
        .testTarget(
            name: "TexturePortsTests", dependencies: ["QuoinSnapshots", "TexturePorts"],
            path: "Tests/Samples/TexturePorts/Tests/TexturePortsTests", exclude: ["__Snapshots__"],
            swiftSettings: settings),
        tests("UserNameTests", on: "Quoin"),
        .plugin(
            name: "QuoinCommandPlugin",
            capability: .command(
                intent: .custom(verb: "quoin", description: "Draws, checks, compares and accepts layout documents."),
                permissions: [.writeToPackageDirectory(reason: "quoin writes pictures and reports into the package")]),
            dependencies: ["QuoinCLI"], path: "Sources/Plugins/QuoinCommandPlugin"),
        .plugin(
            name: "QuoinPicturesPlugin", capability: .buildTool(), dependencies: ["QuoinCLI"],
            path: "Sources/Plugins/QuoinPicturesPlugin"),
        .plugin(
            name: "QuoinSourcesPlugin", capability: .buildTool(), dependencies: ["QuoinSourcesCLI"],
            path: "Sources/Plugins/QuoinSourcesPlugin"),
    ],
    swiftLanguageModes: [.v6]
)

// The names of iOS's frameworks, for modules that are written for them.
#if os(Linux)
    package.products += [
        .library(name: "UIKit", targets: ["UIKit", "CoreGraphics", "QuartzCore"]),
        .library(name: "QuoinViewSnapshots", targets: ["QuoinViewSnapshots"]),
        .library(name: "AsyncDisplayKit", targets: ["AsyncDisplayKit"]),
    ]
    package.targets += [
        room("_Testing_UIKit"),
        room("UIKit", on: "_Testing_UIKit", "QuoinControls", "QuoinCairo"),
        room("AsyncDisplayKit", on: "UIKit"),
        room("CoreGraphics", on: "UIKit"),
        room("QuartzCore", on: "UIKit"),
        room("QuoinViewSnapshots", on: "UIKit", "QuoinSnapshots"),
        tests("UIKitTests", on: "QuoinViewSnapshots", "QuoinChecking", "TestSupport", without: ["__Snapshots__"]),
        tests("AsyncDisplayKitTests", on: "AsyncDisplayKit", "QuoinViewSnapshots", "TestSupport"),
    ]
    // Texture's cases are built with its classes, too. Targets stand after those that they depend on.
    let conformance = package.targets.filter { $0.name == "ConformanceTests" }
    for target in conformance { target.dependencies.append("AsyncDisplayKit") }
    package.targets = package.targets.filter { $0.name != "ConformanceTests" } + conformance
#endif

// SwiftPM compiles a target again only if the module of a target that it names has changed. The layout of its types may also
// depend on targets further below, and on those behind `import Quoin`. Targets stand after those that they depend on.
var below: [String: [String: Target.Dependency]] = [:]
for target in package.targets where target.type != .plugin {
    var all: [String: Target.Dependency] = [:]
    for dependency in target.dependencies {
        guard case .byNameItem(let name, _) = dependency else { continue }
        all.merge(below[name, default: [:]]) { first, _ in first }
    }
    for dependency in target.dependencies {
        switch dependency {
        case .byNameItem(let name, _), .targetItem(let name, _), .productItem(let name, _, _, _): all[name] = dependency
        @unknown default: break
        }
    }
    target.dependencies = all.sorted { $0.key < $1.key }.map(\.value)
    below[target.name] = all
}
