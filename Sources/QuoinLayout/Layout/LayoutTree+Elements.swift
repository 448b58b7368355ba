extension LayoutTree {
    /// The name of the root in paths.
    static let rootName = "layout"

    /// The elements in the order in which they are painted: every element before its children, the children in order.
    package var paintOrder: PaintOrder { PaintOrder(tree: self) }

    /// A depth-first walk through a tree.
    package struct PaintOrder: Sequence, IteratorProtocol, Sendable {
        private let tree: LayoutTree
        private var pending: [Int] = [0]

        fileprivate init(tree: LayoutTree) {
            self.tree = tree
        }

        package mutating func next() -> Int? {
            guard let index = pending.popLast() else { return nil }
            pending.append(contentsOf: tree.children(of: index).reversed())
            return index
        }
    }

    package func children(of index: Int) -> Range<Int> { nodes[index].children }

    /// `nil` for the root.
    package func parent(of index: Int) -> Int? {
        nodes[index].parent < 0 ? nil : Int(nodes[index].parent)
    }

    /// The number of elements above an element.
    package func depth(of index: Int) -> Int { Int(nodes[index].depth) - 1 }

    /// The kind itself, never an ``AnyLayoutKind``.
    package func kind(of index: Int) -> any LayoutKind { nodes[index].element.kind.base }
    package func style(of index: Int) -> ElementStyle { nodes[index].element.style }
    package func id(of index: Int) -> String? { nodes[index].element.id }
    package func source(of index: Int) -> SourcePlace? { nodes[index].element.source }
    /// The path of an element in its document; `nil` if it comes from Swift, or if a composition added it.
    package func documentPath(of index: Int) -> DocumentPath? { nodes[index].element.documentPath }
    package func composition(of index: Int) -> Composition? { nodes[index].element.composition }
    /// Whether a composition added the element by itself, so that its author wrote nothing of it.
    package func isPart(_ index: Int) -> Bool { composition(of: index) === Composition.part }

    /// Whether the tree has elements that get their children only after they are laid out.
    package var hasUnfoldingElements: Bool { !unfolding.isEmpty }

    /// The path of an element, which no other element has: the one in its document, or from the root through the tree
    /// if it comes from Swift. What a composition added has the path of the composition before that within it:
    /// `layout.column[2]#row.text`.
    package func path(of index: Int) -> String {
        var places: [(parent: Int, position: Int)] = []
        var index = index
        while nodes[index].element.documentPath == nil, nodes[index].parent >= 0 {
            let parent = Int(nodes[index].parent)
            places.append((parent, index - nodes[parent].children.lowerBound))
            index = parent
        }
        places.reverse()
        guard let written = nodes[index].element.documentPath?.elementText else {
            let steps = places.map { kind(of: $0.parent).step(to: $0.position, of: nodes[$0.parent].children.count) }
            return ([LayoutTree.rootName] + steps).joined(separator: ".")
        }
        let parts = places.map { place in
            let siblings = nodes[place.parent].children
            return siblings.lazy.map { kind(of: $0) }.partName(at: siblings.lowerBound + place.position)
        }
        return written + (parts.isEmpty ? "" : "#" + parts.joined(separator: "."))
    }

    package func reference(to index: Int) -> ElementReference {
        var reference = ElementReference(
            id: nodes[index].element.id, path: path(of: index), source: nodes[index].element.source,
            swiftPlace: swiftPlace(of: index)?.description, label: labelInSwift(of: index))
        if isInView(index), let name = nameOfView(around: index) {
            (reference.label, reference.isInView) = (name, true)
        }
        return reference
    }

    /// The label of an element from Swift, also within what stands around it alone.
    private func labelInSwift(of index: Int) -> String? {
        guard nodes[index].element.id == nil, nodes[index].element.source == nil, let parent = parent(of: index)
        else { return nil }
        return label(of: index) ?? (nodes[parent].children.count == 1 ? labelInSwift(of: parent) : nil)
    }

    /// The place in Swift of an element without an id, or of the nearest element around it that has a place: an
    /// expression may wrap an element several times. `nil` if it has an id or comes from a document, but for a view.
    private func swiftPlace(of index: Int) -> SwiftPlace? {
        if nodes[index].element.id != nil {
            return nodes[index].element.swiftPlace.flatMap { $0.isOfView ? $0 : nil }
        }
        var index = index
        while nodes[index].element.swiftPlace == nil, nodes[index].element.source == nil, let parent = parent(of: index)
        {
            index = parent
        }
        return nodes[index].element.swiftPlace
    }

    /// The element with an id, the first in paint order if several have it.
    package func index(ofID id: String) -> Int? {
        paintOrder.first { nodes[$0].element.id == id }
    }

    /// The element at a path, as ``path(of:)`` gives it. The path of a value leads to the element whose value it is, and
    /// that of a repeated element to the first.
    package func index(atPath path: String) -> Int? { ElementPaths(of: self).index(at: path) }
}

/// The elements of a tree by their paths.
package struct ElementPaths {
    private var indices: [String: Int] = [:]

    package init(of tree: LayoutTree) {
        for index in tree.paintOrder {
            for path in [tree.path(of: index), tree.documentPath(of: index)?.text].compactMap(\.self)
            where indices[path] == nil {
                indices[path] = index
            }
        }
    }

    /// The element at a path, as ``LayoutTree/index(atPath:)`` gives it.
    package func index(at path: String) -> Int? {
        var path = path[...]
        while !path.isEmpty {
            if let index = indices[String(path)] { return index }
            guard let end = path.lastIndex(where: { ".[#".contains($0) }) else { return nil }
            let isItem = path[end] == "["
            // A cell, or an element of a repetition, that is not there is not another one.
            if path[end] == "#", path[end...].dropFirst().allSatisfy(\.isNumber) { return nil }
            path = path[..<end]
            // Of a list of elements, an item that is not there is no value of the element around.
            if isItem, indices.keys.contains(where: { $0.hasPrefix("\(path)[") }) { return nil }
        }
        return nil
    }
}

extension RandomAccessCollection where Element == any LayoutKind {
    /// The name of what a composition added, among the kinds of its siblings: `row`, or `text[1]` if several are of its kind.
    package func partName(at position: Index) -> String {
        let (part, name) = (self[position], type(of: self[position]).name)
        let word = part.word
        var (count, number) = (0, 0)
        // All elements of a large tree are named one after another: a cast for each sibling would take seconds.
        for index in indices where type(of: self[index]).name == name && (word == name || self[index].word == word) {
            if index < position { number += 1 }
            count += 1
        }
        return count == 1 ? word : "\(word)[\(number)]"
    }
}

extension LayoutKind {
    /// The step of a path from an element of this kind to one of its children: `stack.children[2]`.
    package func step(to position: Int, of count: Int) -> String {
        "\(Self.name).\(Self.childName(at: position, of: count))"
    }
}
