// swift-tools-version: 6.2

import PackageDescription

// The layouts of Texture's examples in a package of their own, as an app's would be. `swift test` in this folder compares
// their pictures with those in `Tests/TexturePortsTests/__Snapshots__`; the tests of Quoin do so too.
let package = Package(
    name: "TexturePorts",
    products: [.library(name: "TexturePorts", targets: ["TexturePorts"])],
    dependencies: [.package(name: "Quoin", path: "../../..")],
    targets: [
        .target(
            name: "TexturePorts", dependencies: [.product(name: "Quoin", package: "Quoin")],
            resources: [.copy("Images")]),
        .testTarget(
            name: "TexturePortsTests",
            dependencies: ["TexturePorts", .product(name: "QuoinSnapshots", package: "Quoin")],
            exclude: ["__Snapshots__"]),
    ]
)
