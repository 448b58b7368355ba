import QuoinCompositional
import QuoinDocument
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
