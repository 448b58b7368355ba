// swift-tools-version: 6.2

import PackageDescription

/// The library products. For each there is a program that uses it alone, so that a missing library shows when it is linked.
let products = [
    "ASDKFluentNames", "Quoin", "QuoinAutoLayout", "QuoinCairo", "QuoinChecking", "QuoinPixels",
    "QuoinCompositional",
    "QuoinCompositionalLayoutDSL", "QuoinDiagrams", "QuoinDocument", "QuoinDocumentSnapshots", "QuoinExplanations",
    "QuoinFiles",
    "QuoinFlooidLayout", "QuoinInlineSnapshots", "QuoinLayout", "QuoinScene", "QuoinSnapshots", "QuoinVerification",
]
#if os(Linux)
    let linuxProducts = [
        "AsyncDisplayKit", "QuoinViewSnapshots", "UIKit",
    ]
    let linuxSamples = [Package.Dependency.package(path: "../Samples/TravelApp")]
    let sampleUsers: [Target] = [
        .executableTarget(
            name: "TravelAppUser",
            dependencies: [
                .product(name: "AsyncDisplayKit", package: "Quoin"),
                .product(name: "TravelApp", package: "TravelApp"),
            ], path: "Sources/TravelApp"),
        .executableTarget(
            name: "InterfaceFilesUser", dependencies: [.product(name: "QuoinViewSnapshots", package: "Quoin")],
            path: "Sources/InterfaceFiles", plugins: [.plugin(name: "QuoinSourcesPlugin", package: "Quoin")]),
    ]
#else
    let linuxProducts: [String] = []
    let linuxSamples: [Package.Dependency] = []
    let sampleUsers: [Target] = []
#endif

let package = Package(
    name: "Products",
    dependencies: [
        .package(name: "Quoin", path: "../.."),
        // The sample is built by its own manifest here, as a package that depends on Quoin.
        .package(path: "../Samples/TexturePorts"),
    ] + linuxSamples,
    targets: (products + linuxProducts).map { product in
        .executableTarget(
            name: "\(product)User", dependencies: [.product(name: product, package: "Quoin")],
            path: "Sources/\(product)")
    } + [
        .executableTarget(
            name: "TexturePortsUser",
            dependencies: [
                .product(name: "Quoin", package: "Quoin"), .product(name: "TexturePorts", package: "TexturePorts"),
            ], path: "Sources/TexturePorts"),
        // The samples of the articles, as users compile them: only what is public can be seen from here.
        .testTarget(
            name: "DocumentationSamples",
            dependencies: [
                "ASDKFluentNames", "Quoin", "QuoinChecking", "QuoinCompositionalLayoutDSL", "QuoinDiagrams",
                "QuoinDocument", "QuoinDocumentSnapshots", "QuoinExplanations", "QuoinFiles", "QuoinFlooidLayout",
                "QuoinInlineSnapshots", "QuoinSnapshots", "QuoinVerification",
            ].map { .product(name: $0, package: "Quoin") }, path: "Tests/DocumentationSamples",
            exclude: ["__Snapshots__", "Tutorials/__Snapshots__"]),
    ] + sampleUsers,
    swiftLanguageModes: [.v6]
)
