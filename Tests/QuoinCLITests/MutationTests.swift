import Foundation
import Quoin
import QuoinDocument
import TestSupport
import Testing

/// Documents that are damaged at random must be rejected, or be laid out; nothing else may happen.
@Suite("Damaged documents")
struct MutationTests {
    private static let mutationsPerDocument = 12

    @Test(
        "no damage makes reading or layout crash, and no frame is anything but numbers",
        arguments: PackageFolder.names(below: PackageFolder.snapshots, extensions: ["yaml"]))
    func mutations(name: String) throws {
        let file = PackageFolder.snapshots.appendingPathComponent(name + ".yaml")
        let text = try String(contentsOf: file, encoding: .utf8)
        let renderer = try PictureRenderer()
        for seed in 0..<Self.mutationsPerDocument {
            var mutation = Mutation(seed: seed, text: text)
            let damaged = mutation.damaged()
            if let problem = Self.problem(with: damaged, renderer) {
                Issue.record("\(name), seed \(seed): \(problem)\n\(damaged)")
            }
        }
    }

    /// What is wrong with how a text is read and laid out; that it cannot be is nothing wrong.
    private static func problem(with text: String, _ renderer: PictureRenderer) -> String? {
        do {
            let document = try Document(parsing: text, resources: AnyImage())
            let layout = try document.root.layout(
                in: document.canvas.range, environment: renderer.environment(for: document.canvas))
            let isFinite = layout.frames.allSatisfy { frame in
                [frame.minX, frame.minY, frame.size.width, frame.size.height].allSatisfy(\.isFinite)
                    && frame.size.width >= 0 && frame.size.height >= 0
            }
            return isFinite ? nil : "a frame is no rectangle"
        } catch {
            let isTold = error.diagnostics.contains { $0.severity == .error && !$0.message.isEmpty }
            return isTold ? nil : "an error without a message"
        }
    }
}

/// Every image is there.
private struct AnyImage: DocumentResources {
    func image(at path: String) throws(QuoinError) -> ImageResource {
        ImageResource(.file(path), size: Size(60, 40))
    }

    func font(at path: String) throws(QuoinError) -> String { path }
}

@Suite("The share of changes that the pictures of this repository show")
struct SeenShareTests {
    /// The shares that the README and the article say, in percent.
    private func figures() throws -> [Double] {
        let pages = [("README.md", /([\d.]+) % are seen/), ("Checks.md", /([\d.]+) % for this/)]
        return try pages.map { name, figure in
            let folder = name == "README.md" ? "" : "Sources/Quoin/Quoin.docc/"
            let text = try String(contentsOf: PackageFolder.root.appendingPathComponent(folder + name), encoding: .utf8)
            return try #require(try figure.firstMatch(in: text).flatMap { Double($0.1) })
        }
    }

    @Test("is one in the README and in the article, and that of two folders that are drawn fast is no lower")
    func share() throws {
        let figures = try figures()
        #expect(Set(figures).count == 1, "\(figures)")
        let result = try Command().run(
            ["mutate", "--json", "Snapshots/AutoLayout", "Snapshots/Layout"], in: PackageFolder.root)
        let score = try JSONDecoder().decode(Mutations.self, from: result.output).score
        #expect(score.seen > 3_000 && score.share * 100 >= figures[0], "\(score)")
    }

    private struct Mutations: Decodable {
        struct Score: Decodable {
            var seen: Int
            var share: Double
        }

        var score: Score
    }
}
