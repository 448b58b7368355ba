import QuoinLayout

/// The elements of a record as a tree. An element is known by its place in paint order.
struct RecordTree {
    let elements: [ElementRecord]
    let scale: Double
    let declared: [String: DeclaredProperty]
    private(set) var parents: [Int?] = []
    private(set) var children: [[Int]]
    /// What two elements have in common that look alike with all that is in them, whatever their ids and places.
    private(set) var signatures: [Int]

    init(_ record: PictureRecord) {
        elements = record.elements
        scale = record.canvas.scale
        declared = record.declared
        children = Array(repeating: [], count: elements.count)
        signatures = Array(repeating: 0, count: elements.count)
        var above: [Int] = []
        for (index, element) in elements.enumerated() {
            // A record from elsewhere may leave levels out, or have several roots.
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

    /// The elements above an element, the nearest first.
    func ancestors(of index: Int) -> some Sequence<Int> {
        sequence(state: parents[index]) { next in
            defer { next = next.flatMap { parents[$0] } }
            return next
        }
    }

    func isAncestor(_ index: Int, of other: Int) -> Bool {
        ancestors(of: other).contains(index)
    }

    /// An element with all that is in it.
    func subtree(of index: Int) -> ClosedRange<Int> {
        var last = index
        while let child = children[last].last { last = child }
        return index...last
    }

    /// Of the children of an element, the one that is another element or holds it.
    func child(of index: Int, toward other: Int) -> Int? {
        parents[other] == index ? other : ancestors(of: other).first { parents[$0] == index }
    }
}
