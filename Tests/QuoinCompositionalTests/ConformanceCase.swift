import QuoinCompositional
import QuoinLayout
import TestSupport

/// A case of the conformance suite: a layout, its environment, and the expected frames or error.
struct ConformanceCase: Decodable {
    var name: String
    var tolerance: Double?
    var environment: Environment
    var sections: [Int]
    var layout: JSONValue
    var frames: [Frame]?
    var expect: Expectation?
    var error: String?

    struct Environment: Decodable {
        struct Container: Decodable { var width, height: Double }
        struct Insets: Decodable {
            var top, left, bottom, right: Double?

            var insets: EdgeInsets {
                EdgeInsets(top: top ?? 0, left: left ?? 0, bottom: bottom ?? 0, right: right ?? 0)
            }
        }

        var container: Container
        var scale: Double
        var contentInset: Insets?
        var safeArea: Insets?
        var contentOffset: [Double]
        var direction: LayoutDirectionName
        var orthogonalOffsets: [String: Double]?
        var measured: [String: [Double]]?
    }

    enum LayoutDirectionName: String, Decodable { case ltr, rtl }

    struct Frame: Decodable {
        var category: String
        var section: Int?
        var index: Int
        var elementKind: String?
        var frame: [Double]
    }

    struct Expectation: Decodable {
        var contentSize: [Double]?
        var warnings: [String]?
    }

}

extension ConformanceCase {
    init(_ path: String) throws {
        self = try ConformanceCases.read(path, as: ConformanceCase.self)
    }

    var viewport: CollectionViewport {
        CollectionViewport(
            size: Size(environment.container.width, environment.container.height),
            contentOffset: Point(environment.contentOffset[0], environment.contentOffset[1]),
            contentInset: environment.contentInset?.insets ?? .zero, safeArea: environment.safeArea?.insets ?? .zero,
            orthogonalOffsets: Dictionary(
                uniqueKeysWithValues: (environment.orthogonalOffsets ?? [:]).map { (Int($0.key) ?? -1, $0.value) }),
            traitCollection: .init(displayScale: environment.scale, layoutDirection: direction))
    }

    private var direction: LayoutDirection { environment.direction == .rtl ? .rightToLeft : .leftToRight }

    private var measured: [Int: [Double]] {
        Dictionary(uniqueKeysWithValues: (environment.measured ?? [:]).map { (Int($0.key) ?? -1, $0.value) })
    }

    /// The layout's contents in the case's environment.
    func contents(of layout: CollectionViewCompositionalLayout) throws -> CollectionLayoutContents {
        let measured = measured
        return try layout.contents(itemCounts: sections, in: viewport) { content, range in
            guard content.category == .cell, let section = content.section, let heights = measured[section],
                heights.indices.contains(content.index)
            else { return nil }
            return Size(range.min.width, heights[content.index])
        }
    }

    /// The frames of the elements of a collection with this layout, in painting order.
    func elementFrames(of layout: CollectionViewCompositionalLayout) throws -> [Rect] {
        var collection = CollectionLayout(layout, itemCounts: sections) { _ in Spacer().erased }
        collection.contentOffset = viewport.contentOffset
        collection.contentInset = viewport.contentInset
        collection.safeArea = viewport.safeArea
        collection.orthogonalOffsets = viewport.orthogonalOffsets
        collection.measuredLengths = measured
        let result = try Element(collection).layout(
            in: SizeRange(exactly: viewport.size),
            environment: LayoutEnvironment(scale: environment.scale, direction: direction))
        return result.tree.paintOrder.dropFirst().map { result.frames[$0] }
    }
}
