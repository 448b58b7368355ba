import Foundation
import TestSupport
import Testing

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
