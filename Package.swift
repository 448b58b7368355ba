// swift-tools-version: 6.2

import PackageDescription

/// What the package is built for if nobody edits it: "dependency" of another one, or "tests" that are all run once.
let purpose = Context.packageDirectory.contains("/checkouts/") ? "dependency" : Context.environment["QUOIN_BUILT_FOR"]

/// Flags that compile a target as a whole, in two threads: less work in all, but a change of one file compiles all of them.
let wholeTarget = ["-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode"]

/// Xcode allows no flags in a package that others depend on.
func flags(_ flags: [String], in configuration: BuildConfiguration = .debug) -> [SwiftSetting] {
    #if os(Linux)
        [.unsafeFlags(flags, .when(configuration: configuration))]
    #else
        []
    #endif
}

/// A target that nobody edits is checked once for its module and its code.
let unedited = wholeTarget + ["-no-emit-module-separately-wmo", "-Xfrontend", "-disable-llvm-verify"]
let settings = [.treatAllWarnings(as: .error)] + (purpose == nil ? [] : flags(unedited))

/// Rooms with loops over pixels. Tests of dependents draw in debug builds, where these would take forty times as long.
let pixelSettings = settings + flags(["-O", "-assert-config", "Debug"] + (purpose == nil ? wholeTarget : []))

/// Rooms that tests spend most of their time in. Optimizing them takes less time than the tests then save.
let busySettings = purpose == "tests" ? pixelSettings : settings

/// Rooms that leave all long loops to others. Without copies of generic functions for each type, a release build compiles
/// them in half of the time.
let calmSettings = settings + flags(["-Xfrontend", "-disable-sil-perf-optzns"], in: .release)

// What commands read their arguments with, the server of `quoin preview` speaks HTTP with, and Swift files are rewritten with.
// Only those who use one of them build it.
let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let http = ["NIOCore", "NIOPosix", "NIOHTTP1"].map { Target.Dependency.product(name: $0, package: "swift-nio") }
let syntax = ["SwiftSyntax", "SwiftParser"].map { Target.Dependency.product(name: $0, package: "swift-syntax") }

/// A room on those right below it. Parts of pages are built into it, so that programs need no files beside them.
func room(
    _ name: String, on below: Target.Dependency..., and others: [Target.Dependency] = [], in folder: String = "Sources",
    with files: [Resource] = [], settings: [SwiftSetting] = settings, linking: [LinkerSetting] = []
) -> Target {
    .target(
        name: name, dependencies: below + others, path: "\(folder)/\(name)", resources: files, swiftSettings: settings,
        linkerSettings: linking)
}

/// A program on the rooms right below it.
func program(
    _ name: String, on below: Target.Dependency..., and others: [Target.Dependency] = [], in folder: String = "Sources",
    with files: [Resource] = []
) -> Target {
    .executableTarget(
        name: name, dependencies: below + others, path: "\(folder)/\(name)", resources: files, swiftSettings: settings)
}

/// The tests in a folder of `Tests`, on what stands right below them.
func tests(
    _ name: String, on below: Target.Dependency..., in folder: String? = nil, without excluded: String...,
    settings: [SwiftSetting] = settings
) -> Target {
    .testTarget(
        name: name, dependencies: below, path: "Tests/\(folder ?? name)", exclude: excluded, swiftSettings: settings)
}

/// A library of the system, with the packages that have it.
func system(_ name: String, _ pkgConfig: String, apt: String, brew: String) -> Target {
    func names(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    return .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt(names(apt)), .brew(names(brew))])
}

/// A plugin that runs a program.
func plugin(_ name: String, running program: Target.Dependency, _ capability: Target.PluginCapability) -> Target {
    .plugin(name: name, capability: capability, dependencies: [program], path: "Sources/Plugins/\(name)")
}

/// Libraries of one room each.
let libraries = [
    "Quoin", "QuoinLayout", "ASDKFluentNames", "QuoinCompositional", "QuoinCompositionalLayoutDSL", "QuoinAutoLayout",
    "QuoinFlooidLayout", "QuoinScene", "QuoinDiagrams", "QuoinPixels", "QuoinDocument", "QuoinFiles",
    "QuoinExplanations", "QuoinVerification", "QuoinChecking", "QuoinSnapshots", "QuoinDocumentSnapshots",
    "QuoinInlineSnapshots",
]

/// Tests on `TestSupport` alone, which stands on `import Quoin`.
let ordinaryTests = [
    "ArchitectureTests", "QuoinAutoLayoutTests", "QuoinCairoTests", "QuoinFilesTests", "QuoinImagesTests",
    "QuoinInterfaceBuilderTests", "QuoinPreviewTests",
]

let package = Package(
    name: "Quoin",
    // The first with the mutexes of the standard library.
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: libraries.map { .library(name: $0, targets: [$0]) } + [
        .executable(name: "quoin", targets: ["QuoinCLI"]),
        .executable(name: "quoin-preview", targets: ["QuoinPreview"]),
        .library(name: "QuoinCairo", targets: ["QuoinText", "QuoinImages", "QuoinCairo"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/apple/swift-system", from: "1.4.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0"),
    ],
    targets: [
        system(
            "CPangoCairo", "pangocairo pixman-1", apt: "libpango1.0-dev libcairo2-dev libpixman-1-dev",
            brew: "pango cairo pixman"),
        system(
            "CImageFiles", "libdeflate spng libturbojpeg libwebp libwebpdemux libwebpmux",
            apt: "libdeflate-dev libspng-dev libturbojpeg0-dev libwebp-dev zlib1g-dev",
            brew: "libdeflate libspng jpeg-turbo webp"),
        system("CYAML", "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
        system("CMarkGFM", "libcmark-gfm", apt: "libcmark-gfm-dev libcmark-gfm-extensions-dev", brew: "cmark-gfm"),
        system("CGLib", "glib-2.0", apt: "libglib2.0-dev", brew: "glib"),
        .systemLibrary(name: "CLinux"),
        room("QuoinPlatform"),
        room(
            "QuoinSystem", on: "CGLib", "CLinux", "QuoinPlatform",
            .product(name: "SystemPackage", package: "swift-system")),
        // Swift calls the C library's math for `rounded()`, though nothing imports it.
        room("QuoinValues", settings: busySettings, linking: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        room("QuoinLayout", on: "QuoinValues", settings: busySettings),
        room("QuoinCompositional", on: "QuoinLayout"),
        room("QuoinCompositionalLayoutDSL", on: "QuoinCompositional"),
        room("QuoinAutoLayout", on: "QuoinLayout", settings: busySettings),
        room("QuoinFlooidLayout", on: "QuoinAutoLayout"),
        room("QuoinScene", on: "CMarkGFM", "QuoinCompositional"),
        room("QuoinControls", on: "QuoinAutoLayout", "QuoinPlatform", "QuoinScene"),
        room("ASDKFluentNames", on: "QuoinScene"),
        room("QuoinDiagrams", on: "QuoinAutoLayout", "QuoinScene"),
        room("QuoinPixels", on: "CImageFiles", "QuoinSystem", "QuoinScene", settings: pixelSettings),
        room("QuoinText", on: "CPangoCairo", "QuoinPixels"),
        room("QuoinImages", on: "QuoinText"),
        room("QuoinCairo", on: "QuoinAutoLayout", "QuoinImages", settings: pixelSettings),
        room("QuoinDocument", on: "CYAML", "QuoinDiagrams"),
        room("QuoinInterfaceBuilder", on: "QuoinControls", "QuoinDocument", settings: calmSettings),
        room("Quoin", on: "QuoinCairo"),
        room("QuoinFiles", on: "Quoin", "QuoinInterfaceBuilder"),
        room("QuoinExplanations", on: "Quoin"),
        room("QuoinResults", on: "QuoinExplanations", settings: calmSettings),
        room("QuoinVerification", on: "QuoinFiles", "QuoinResults"),
        room(
            "QuoinPages", on: "QuoinVerification",
            with: [.embedInCode("Figures/Interactive"), .embedInCode("Report/Page")], settings: calmSettings),
        room("QuoinChecking", on: "QuoinPages"),
        room("QuoinSnapshots", on: "QuoinResults"),
        room("QuoinDocumentSnapshots", on: "QuoinSnapshots", "QuoinVerification"),
        room("QuoinInlineSnapshots", on: "QuoinSnapshots", and: syntax),
        room("QuoinPreviewOptions", on: arguments),
        program("QuoinPreview", on: "QuoinChecking", "QuoinPreviewOptions", and: http, with: [.embedInCode("Page")]),
        program("QuoinCLI", on: "QuoinChecking", "QuoinPreviewOptions"),
        program("QuoinSources", and: syntax),
        plugin(
            "QuoinCommandPlugin", running: "QuoinCLI",
            .command(
                intent: .custom(verb: "quoin", description: "Draws, checks, compares and accepts layout documents."),
                permissions: [.writeToPackageDirectory(reason: "quoin writes pictures and reports into the package")])),
        plugin(
            "QuoinReadPlugin", running: "QuoinCLI",
            .command(
                intent: .custom(verb: "quoin-read", description: "Checks, compares and explains layout documents."))),
        plugin("QuoinPicturesPlugin", running: "QuoinCLI", .buildTool()),
        plugin("QuoinSourcesPlugin", running: "QuoinSources", .buildTool()),

        program("QuoinBench", on: "QuoinCompositionalLayoutDSL", "QuoinVerification", arguments, in: "Tests/Tools"),
        program("QuoinFuzz", on: "Quoin", "QuoinVerification", arguments, in: "Tests/Tools"),
        program("BrowserComparison", on: "QuoinCairo", arguments, in: "Tests/Tools"),
        program("DocumentationFigures", on: "QuoinPages", "Quoin", arguments, in: "Tests/Tools"),
        program("ConfinementProbe", on: "QuoinSystem", in: "Tests"),
        room("TestSupport", on: "Quoin", "QuoinVerification", in: "Tests"),
        room("TexturePorts", on: "Quoin", in: "Tests/Samples/TexturePorts/Sources", with: [.copy("Images")]),
        tests("BrowserComparisonTests", on: "Quoin", "QuoinFiles", "BrowserComparison"),
        tests(
            "DocumentationTests", on: "QuoinCompositionalLayoutDSL", "QuoinFlooidLayout", "ASDKFluentNames",
            "QuoinDocumentSnapshots", "QuoinInlineSnapshots", "QuoinChecking", "DocumentationFigures", "TestSupport",
            without: "Samples/__Snapshots__", "Samples/Tutorials/__Snapshots__"),
        tests("QuoinCLITests", on: "QuoinPages", "TestSupport", without: "Recorded"),
        tests("QuoinPixelsTests", on: "QuoinExplanations"),
        tests("QuoinCheckingTests", on: "QuoinChecking", "TestSupport", without: "Recorded"),
        tests("QuoinCompositionalTests", on: "QuoinCompositionalLayoutDSL", "TestSupport"),
        tests("QuoinDiagramsTests", on: "QuoinCompositionalLayoutDSL", "TestSupport"),
        tests("QuoinDocumentTests", on: "TestSupport", without: "Recorded"),
        tests("QuoinExplanationsTests", on: "TestSupport", without: "Recorded"),
        tests("QuoinFlooidLayoutTests", on: "QuoinFlooidLayout"),
        tests("QuoinLayoutTests", on: "ASDKFluentNames"),
        tests("QuoinSceneTests", on: "QuoinScene"),
        tests("QuoinSourcesTests", on: "QuoinSources"),
        tests(
            "QuoinSnapshotsTests", on: "QuoinDocumentSnapshots", "QuoinInlineSnapshots", "TestSupport",
            without: "__Snapshots__", "card.yaml"),
        tests("QuoinSystemTests", on: "TestSupport", "ConfinementProbe"),
        tests("QuoinTests", on: "QuoinCompositionalLayoutDSL", "TestSupport"),
        tests("QuoinTextTests", on: "QuoinCairo"),
        tests("QuoinVerificationTests", on: "QuoinPages", "TestSupport"),
        tests(
            "TexturePortsTests", on: "QuoinSnapshots", "TexturePorts",
            in: "Samples/TexturePorts/Tests/TexturePortsTests", without: "__Snapshots__"),
        tests("UserNameTests", on: "Quoin"),
    ] + ordinaryTests.map { tests($0, on: "TestSupport") },
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
        room("UIKit", on: "_Testing_UIKit", "QuoinControls", "QuoinCairo", "CLinux"),
        room("AsyncDisplayKit", on: "UIKit"),
        room("CoreGraphics", on: "UIKit"),
        room("QuartzCore", on: "UIKit"),
        room("QuoinViewSnapshots", on: "UIKit", "QuoinSnapshots"),
        // They exchange methods, of which the compiler warns.
        tests(
            "UIKitTests", on: "QuoinViewSnapshots", "QuoinChecking", "TestSupport", without: "__Snapshots__",
            settings: settings + [.treatWarning("DeprecatedDeclaration", as: .warning)]),
        tests("AsyncDisplayKitTests", on: "AsyncDisplayKit", "QuoinViewSnapshots", "TestSupport"),
        // Texture's cases are built with its classes, too.
        tests(
            "ConformanceTests", on: "AsyncDisplayKit", "TestSupport", in: "Conformance", without: "Cases",
            settings: busySettings),
    ]
#else
    package.targets.append(tests("ConformanceTests", on: "TestSupport", in: "Conformance", without: "Cases"))
#endif

// One suite's tests, for work on its room: QUOIN_TESTS=QuoinLayoutTests swift test.
if let suite = Context.environment["QUOIN_TESTS"] {
    package.targets.removeAll { $0.type == .test && $0.name != suite }
}

// What plugins run is compiled a second time, as tools. QUOIN_PROGRAMS names a bundle in this folder that has the programs.
if let bundle = Context.environment["QUOIN_PROGRAMS"] {
    package.targets.append(.binaryTarget(name: "Programs", path: bundle))
    for plugin in package.targets where plugin.type == .plugin { plugin.dependencies = ["Programs"] }
}

package.products += package.targets.filter { $0.type == .plugin }.map { .plugin(name: $0.name, targets: [$0.name]) }

// SwiftPM compiles a target again only if the module of a target that it names has changed. The layout of its types may also
// depend on targets further below, and on those behind `import Quoin`. Targets stand after those that they depend on.
var below: [String: [String: Target.Dependency]] = [:]
for target in package.targets where target.type != .plugin {
    var all = Dictionary(uniqueKeysWithValues: target.dependencies.map { ("\($0)", $0) })
    for case .byNameItem(let name, _) in target.dependencies { all.merge(below[name, default: [:]]) { $1 } }
    target.dependencies = all.sorted { $0.key < $1.key }.map(\.value)
    below[target.name] = all
}
