import Quoin

/// The elements of a record as a tree, by their indices in paint order.
package struct RecordTree {
    package let elements: [ElementRecord]
    let scale: Double
    let isRightToLeft: Bool
    let declared: [String: DeclaredProperty]
    package private(set) var parents: [Int?] = []
    package private(set) var children: [[Int]]
    /// Hashes that are equal for elements that look the same with their content, whatever their ids and places.
    private(set) var signatures: [Int]

    init(_ record: PictureRecord) {
        elements = record.elements
        scale = record.canvas.scale
        isRightToLeft = record.canvas.properties["direction"] == .text("rtl")
        declared = record.declared
        children = Array(repeating: [], count: elements.count)
        signatures = Array(repeating: 0, count: elements.count)
        var above: [Int] = []
        for (index, element) in elements.enumerated() {
            // A record from another program may skip depths or have several roots.
            above.removeLast(max(above.count - max(element.depth, 1), 0))
            parents.append(above.last)
            if let parent = above.last { children[parent].append(index) }
            above.append(index)
        }
        for index in elements.indices.reversed() {
            var hasher = Hasher()
            let element = elements[index]
            hasher.combine(element.kind)
            hasher.combine(element.text?.spans)
            hasher.combine(element.properties)
            for child in children[index] { hasher.combine(signatures[child]) }
            signatures[index] = hasher.finalize()
        }
    }

    /// The elements around an element, the innermost first.
    package func ancestors(of index: Int) -> some Sequence<Int> {
        sequence(state: parents[index]) { next in
            defer { next = next.flatMap { parents[$0] } }
            return next
        }
    }

    /// An element and its descendants.
    func subtree(of index: Int) -> ClosedRange<Int> {
        var last = index
        while let child = children[last].last { last = child }
        return index...last
    }
    /// Whether an element is a cell or a supplementary view of a collection, or a cell of an app's list.
    func isItem(_ index: Int) -> Bool {
        guard let label = elements[index].label, let parent = parents[index] else { return false }
        return elements[parent].kind == CollectionLayout.name || label.hasPrefix("cell ")
    }
}

extension ElementRecord {
    /// The axis along which a stack arranges its children; `nil` for other kinds.
    var mainAxis: Axis? {
        guard kind == StackLayout.name else { return nil }
        return properties["\(StackLayout.name).direction"] == .text("vertical") ? .vertical : .horizontal
    }

    /// The kind in explanations: `row` or `column` for a stack.
    var word: String { mainAxis.map(StackLayout.word) ?? kind }
}

/// The areas that elements paint, in points.
enum PaintedArea {
    /// The area that an element itself paints; empty if it paints nothing.
    static func own(_ index: Int, in tree: RecordTree) -> [Rect] {
        guard let extent = tree.elements[index].extent else { return [] }
        let around = tree.ancestors(of: index).reduce(0) { $0 + (tree.elements[$1].extent?.groupReach ?? 0) }
        let reach = extent.reach + extent.groupReach + around + 1
        return [tree.elements[index].frame.inset(by: EdgeInsets(-reach))]
    }

    /// The areas that an element and its descendants paint.
    static func subtree(_ index: Int, in tree: RecordTree) -> [Rect] {
        tree.subtree(of: index).flatMap { own($0, in: tree) }
    }

    /// The area where an element that only changed its size looks different: not the middle, which has the same color
    /// before and after.
    static func rim(_ old: Rect, _ new: Rect, width: Double) -> [Rect] {
        let outer = old.union(new).inset(by: EdgeInsets(-width))
        let (left, top) = (max(old.minX, new.minX) + width, max(old.minY, new.minY) + width)
        let (right, bottom) = (min(old.maxX, new.maxX) - width, min(old.maxY, new.maxY) - width)
        guard left < right, top < bottom else { return [outer] }
        return [
            Rect(outer.minX, outer.minY, outer.size.width, top - outer.minY),
            Rect(outer.minX, bottom, outer.size.width, outer.maxY - bottom),
            Rect(outer.minX, top, left - outer.minX, bottom - top),
            Rect(right, top, outer.maxX - right, bottom - top),
        ]
    }
}

extension RecordTree {
    /// Whether an element is opaque in all of its frame.
    func isOpaque(_ index: Int) -> Bool {
        guard elements[index].extent?.isOpaque == true else { return false }
        return ancestors(of: index).allSatisfy { ancestor in
            elements[ancestor].properties.keys.allSatisfy { declared[$0]?.effect != .contentPixels }
        }
    }
}
