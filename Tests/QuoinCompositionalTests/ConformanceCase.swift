import QuoinCompositional
import TestSupport

/// What a case of the conformance suite says of a layout without its description: its environment and the frames in it.
struct ConformanceCase: Decodable {
    private var tolerance: Double?
    private var environment: Environment
    private var sections: [Int]
    private var frames: [Frame]
    private var expect: Expectation

    private struct Environment: Decodable {
        struct Container: Decodable { var width, height: Double }

        var container: Container
        var scale: Double
    }

    private struct Frame: Decodable, Equatable {
        var category: String
        var section: Int?
        var index: Int
        var elementKind: String?
        var frame: [Double]
    }

    private struct Expectation: Decodable { var contentSize: [Double] }

    init(_ name: String) throws {
        self = try ConformanceCases.read("compositional/\(name).json", as: ConformanceCase.self)
    }

    /// The differences from what the case expects.
    func problems(of layout: CollectionViewCompositionalLayout) throws -> [String] {
        let viewport = CollectionViewport(
            environment.container.width, environment.container.height, scale: environment.scale)
        let contents = try layout.contents(itemCounts: sections, in: viewport) { _, _ in nil }
        let size = [contents.contentSize.width, contents.contentSize.height]
        var problems = isNear(size, expect.contentSize) ? [] : ["content size \(size), expected \(expect.contentSize)"]
        let found = contents.visibleItems.map { item in
            Frame(
                category: item.category.rawValue, section: item.section, index: item.index,
                elementKind: item.elementKind,
                frame: [item.frame.minX, item.frame.minY, item.frame.size.width, item.frame.size.height])
        }
        if found.count != frames.count { problems.append("\(found.count) frames, expected \(frames.count)") }
        for (found, var expected) in zip(found, frames) {
            if isNear(found.frame, expected.frame) { expected.frame = found.frame }
            if found != expected { problems.append("found \(found), expected \(expected)") }
        }
        return problems
    }

    private func isNear(_ a: [Double], _ b: [Double]) -> Bool {
        zip(a, b).allSatisfy { abs($0 - $1) <= max(tolerance ?? 0, 0.01) }
    }
}
