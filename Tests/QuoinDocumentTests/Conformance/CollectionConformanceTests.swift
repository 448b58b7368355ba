import Foundation
import QuoinCompositional
import QuoinDocument
import QuoinLayout
import TestSupport
import Testing

@Suite("Compositional layout conformance, as documents")
struct CollectionConformanceTests {
    @Test(
        "every case gives its frames in its order, its content size, or its error",
        arguments: try ConformanceCases.paths(in: "compositional"))
    func frames(path: String) throws {
        let problems = try self.problems(of: CollectionCase(path))
        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
    }

    private func problems(of item: CollectionCase) throws -> [String] {
        let text = try item.document
        do {
            let layout = try laidOut(try document(text))
            if let error = item.error { return ["no error, expected: \(error)"] }
            return differences(between: layout, and: item)
        } catch {
            let message = "\(error)"
            guard let expected = item.error else { return ["unexpected: \(message)"] }
            return message.contains(expected) ? [] : ["\(message), expected: \(expected)"]
        }
    }

    private func laidOut(_ document: Document) throws -> Layout {
        let canvas = document.canvas
        return try document.root.layout(
            in: canvas.range, environment: LayoutEnvironment(scale: canvas.scale, direction: canvas.direction))
    }

    private func differences(between layout: Layout, and item: CollectionCase) -> [String] {
        guard let contents = (layout.tree.kind(of: 0) as? VisibleItemsLayout)?.contents else {
            return ["the root is no collection"]
        }
        let names = contents.visibleItems.map {
            itemName($0.category.rawValue, $0.section, $0.index, $0.elementKind)
        }
        guard names == item.expectedItems else { return ["\(names) instead of \(item.expectedItems)"] }
        var problems: [String] = []
        if let size = item.expectedContentSize, size != contents.contentSize {
            problems.append("the content size is \(contents.contentSize), not \(size)")
        }
        for (index, expected) in zip(layout.tree.children(of: 0), item.expectedFrames) {
            let found = layout.frames[index]
            if !found.isNear(expected, within: item.tolerance) { problems.append("\(found) instead of \(expected)") }
        }
        return problems
    }
}

extension Rect {
    fileprivate func isNear(_ other: Rect, within tolerance: Double) -> Bool {
        let pairs = [
            (minX, other.minX), (minY, other.minY), (size.width, other.size.width), (size.height, other.size.height),
        ]
        return pairs.allSatisfy { abs($0 - $1) <= tolerance }
    }
}

/// A conformance case of compositional layout, turned into a document.
struct CollectionCase {
    private let json: [String: Any]

    init(_ path: String) throws {
        json = try ConformanceCases.json(path)
    }

    /// What is in the case's surroundings that a collection has under the same name.
    private static let collectionKeys = ["contentOffset", "contentInset", "safeArea", "orthogonalOffsets", "measured"]

    /// The text of a document that shows the case.
    var document: String {
        get throws {
            let environment = json["environment"] as? [String: Any] ?? [:]
            var collection = environment.filter { Self.collectionKeys.contains($0.key) }
            collection["layout"] = json["layout"]
            collection["sections"] = json["sections"]
            let backgrounds = elementKinds(in: json["layout"] as Any, of: "decoration")
            collection["decoration"] = Dictionary(backgrounds.map { ($0, [String: Any]()) }) { first, _ in first }
            var canvas = environment["container"] as? [String: Any] ?? [:]
            canvas["scale"] = environment["scale"]
            canvas["direction"] = environment["direction"]
            let document: [String: Any] = ["canvas": canvas, "layout": ["collection": collection]]
            return String(decoding: try JSONSerialization.data(withJSONObject: document), as: UTF8.self)
        }
    }

    private func elementKinds(in value: Any, of kind: String) -> [String] {
        if let list = value as? [Any] { return list.flatMap { elementKinds(in: $0, of: kind) } }
        guard let mapping = value as? [String: Any] else { return [] }
        let own = mapping["kind"] as? String == kind ? [mapping["elementKind"] as? String].compactMap { $0 } : []
        return own + mapping.values.flatMap { elementKinds(in: $0, of: kind) }
    }
}

extension CollectionCase {
    var error: String? { json["error"] as? String }
    var expectedItems: [String] { (json["frames"] as? [[String: Any]] ?? []).map(ExpectedItem.init).map(\.name) }
    var expectedFrames: [Rect] { (json["frames"] as? [[String: Any]] ?? []).map(ExpectedItem.init).map(\.frame) }

    var expectedContentSize: Size? {
        let size = (json["expect"] as? [String: Any])?["contentSize"] as? [Double]
        return size.map { Size($0[0], $0[1]) }
    }

    /// How far from what is expected a frame may be, in points.
    var tolerance: Double { max(0.01, json["tolerance"] as? Double ?? 0) }

    private struct ExpectedItem {
        var name: String
        var frame: Rect

        init(_ json: [String: Any]) {
            let numbers = json["frame"] as? [Double] ?? []
            frame = Rect(numbers[0], numbers[1], numbers[2], numbers[3])
            name = itemName(
                json["category"] as? String ?? "", json["section"] as? Int, json["index"] as? Int ?? -1,
                json["elementKind"] as? String)
        }
    }
}

/// What an item is, in a form to compare.
func itemName(_ category: String, _ section: Int?, _ index: Int, _ elementKind: String?) -> String {
    "\(category) \(section.map { "\($0)" } ?? "-").\(index) \(elementKind ?? "")"
}
