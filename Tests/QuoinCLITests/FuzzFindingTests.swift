import Foundation
import TestSupport
import Testing

extension CommandTests {
    /// Documents that ended a process when `scripts/fuzz` drew them.
    @Suite("Findings of the fuzzer", .serialized)
    struct FuzzFindingTests {
        private static let findings = [
            // Infinite cap insets.
            "canvas: {width: 40, height: 40}\nlayout: {image: {capInsets: {bottom: .inf}, source: disc.png}}",
            "canvas: {width: 14, height: 40}\nlayout: {image: {capInsets: [.inf, .inf, .inf, 1], source: disc.png}}",
            // A joiner after a space, in a narrow line of a text with both directions.
            "canvas: {width: 9, height: 80}\nlayout: {column: [{width: 1, text: \"\\u0627d \\u200d\\U0001F642\"}]}",
            // A cap that ends beyond the image by a rounding error.
            "canvas: {width: 78, height: 243}\nlayout: {image: {capInsets: [400, -20, -4, 3.5], mode: top, source: leaf.svg}}",
        ]

        /// Blurs whose margins have more pixels than there is memory for, and more than there is time for.
        private static let blurs = [
            "backdropBlur: 1000", "shadow: {radius: 1000}, fill: red",
            "transform: {scale: [50, 50]}, backdropBlur: 400",
        ]

        @Test("blurs with large margins are a limit's error", arguments: blurs)
        func blur(properties: String) throws {
            let result = try Command().run(
                ["render", "-", "--limit", "pixels=1000000"], in: PackageFolder.snapshots,
                input: "canvas: {width: 18, height: 8, scale: 3}\nlayout: {preferredSize: [9, 4], \(properties)}")
            #expect(result.status == 4, "\(result.errors)")
            #expect(result.errors.contains("error: layout: a blur or a shadow reaches over "), "\(result.errors)")
        }

        @Test("are drawn", arguments: findings, ["png", "svg", "pdf"])
        func drawn(document: String, format: String) throws {
            let result = try Command().run(
                ["render", "-", "--format", format], in: PackageFolder.snapshots.appendingPathComponent("Images"),
                input: document)
            #expect(result.status == 0 && !result.errors.contains("error:"), "\(result.errors)")
        }
    }
}
