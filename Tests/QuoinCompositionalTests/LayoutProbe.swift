import QuoinCompositional
import QuoinCompositionalLayoutDSL
import TestSupport

/// The contents of a layout, by default at a scale of 1.
struct LayoutProbe {
    let contents: CollectionLayoutContents

    init(
        _ layout: CollectionViewCompositionalLayout, items: [Int], _ viewport: CollectionViewport,
        measure: @escaping ContentMeasuring = { _, _ in nil }
    ) throws(CollectionLayoutSection.LayoutError) {
        contents = try layout.contents(itemCounts: items, in: viewport, measure: measure)
    }

    init(
        _ section: any LayoutSection, items: [Int], _ size: Size = Size(300, 400),
        measure: @escaping ContentMeasuring = { _, _ in nil }
    ) throws(CollectionLayoutSection.LayoutError) {
        try self.init(LayoutBuilder { section }, items: items, CollectionViewport(size: size), measure: measure)
    }

    /// The frames of one category, or of one element kind, in drawing order.
    func frames(_ category: CollectionLayoutSection.VisibleItem.Category, kind: String? = nil) -> [Rect] {
        contents.visibleItems.filter { $0.category == category && (kind == nil || $0.elementKind == kind) }.map(\.frame)
    }

    var cells: [Rect] { frames(.cell) }
}

/// Rows of this height with one item each.
func rows(height: Double) -> HGroup { HGroup(height: .absolute(height), count: 1) { Item() } }

extension CollectionViewport {
    init(_ width: Double, _ height: Double, scale: Double = 1, direction: LayoutDirection = .leftToRight) {
        self.init(
            size: Size(width, height),
            traitCollection: .init(displayScale: scale, layoutDirection: direction))
    }
}

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
