import Quoin
import SystemPackage

/// Undoes changes: makes the layout as it was when a reference was drawn, without any of the causes.
///
/// The elements that both pictures have come from the new layout, with their former properties. Removed elements are
/// made from their records. The result is verified by drawing it: it must give the reference.
package struct LayoutRestoration {
    private let search: CauseSearch
    private let newRoot: AnyElement
    /// The elements of the layout by path.
    private let elements: [String: AnyElement]
    private let indices: [String: Int]
    /// The changes of elements that are not undone yet, by their new indices.
    private var changes: [Int: [RecordedChange]] = [:]
    private var hasFailed = false

    /// - Parameter root: the root of the new layout.
    package init?(_ search: CauseSearch, root: AnyElement) {
        guard let tree = try? LayoutTree(root) else { return nil }
        (self.search, newRoot) = (search, root)
        var elements: [String: AnyElement] = [:]
        func add(_ element: AnyElement, _ index: Int) {
            elements[tree.path(of: index)] = element
            for (child, index) in zip(element.children, tree.children(of: index)) { add(child, index) }
        }
        add(root, 0)
        self.elements = elements
        indices = Dictionary(
            search.new.elements.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
        for occurrence in search.occurrences {
            if case .element(let index) = occurrence.target { changes[index, default: []].append(occurrence.change) }
        }
    }

    /// The layout before all changes; `nil` if one cannot be undone: one within a list or a composition, or of files.
    package var root: AnyElement? {
        var work = self
        let isStructural = search.occurrences.contains { $0.target == .structure }
        let result = isStructural ? work.former(0) : work.current(newRoot, path: search.new.elements.first?.path ?? "")
        return work.changes.isEmpty && !work.hasFailed ? result : nil
    }

    /// A canvas before all changes; `nil` if one cannot be undone.
    package func canvas(_ canvas: Canvas) -> Canvas? {
        var canvas = canvas
        let former = search.canvases.old
        for occurrence in search.occurrences where occurrence.target == .canvas {
            guard case .property(let change) = occurrence.change else { return nil }
            let key = change.key
            let value = key == "scale" ? .number(former.scale) : former.properties[key]
            guard Canvas.properties.set(key, to: value, in: &canvas) else { return nil }
        }
        return canvas
    }
}

extension AnyElement {
    /// The path of a child, as that of the element in a tree.
    fileprivate func pathOfChild(_ position: Int, within path: String) -> String {
        if let written = children[position].documentPath { return written.elementText }
        let part = children.map(\.kind.base).partName(at: position)
        if documentPath != nil { return "\(path)#\(part)" }
        return path.contains("#") ? "\(path).\(part)" : "\(path).\(kind.base.step(to: position, of: children.count))"
    }

    /// The kinds of the elements without children in it, in order.
    fileprivate var leafKinds: [String] {
        children.isEmpty ? [type(of: kind.base).name] : children.flatMap(\.leafKinds)
    }
}

extension RecordTree {
    /// The kinds of the elements without children in an element, in order.
    fileprivate func leafKinds(of index: Int) -> [String] {
        subtree(of: index).filter { children[$0].isEmpty }.map { elements[$0].kind }
    }
}

// MARK: - Elements

extension LayoutRestoration {
    private typealias Content = CollectionViewCompositionalLayout.Content

    // MARK: The new tree

    /// An element of the new layout with its content.
    mutating func current(_ element: AnyElement, path: String) -> AnyElement {
        var result = element
        if let index = indices[path] { undoComposition(in: &result, index) }
        for position in result.children.indices {
            result.children[position] = current(
                result.children[position], path: result.pathOfChild(position, within: path))
        }
        if let index = indices[path] {
            undoCells(in: &result, index)
            undo(in: &result, index)
        }
        return result
    }

    /// Undoes the changes of a composition's properties, which decide what it is made of.
    private mutating func undoComposition(in element: inout AnyElement, _ index: Int) {
        guard let was = search.matching.oldIndices[index], let own = changes[index] else { return }
        changes[index] = own.filter { change in
            guard case .property(let property) = change, let composition = element.composition,
                let former = composition.setting(property.key, search.old.elements[was].properties[property.key])
            else { return true }
            (element.children, element.composition) = (former.children, former.composition)
            return false
        }
    }

    /// Undoes the changes in a collection's cells and views, which are made during layout.
    private mutating func undoCells(in element: inout AnyElement, _ index: Int) {
        guard let collection = element.kind.base as? CollectionLayout else { return }
        var cells: [Content: AnyElement] = [:]
        let takenOut = search.matching.oldIndices[index].map { was in
            search.old.children[was].filter {
                search.matching.takenOutCells.contains($0) || search.matching.goneCells.contains($0)
            }
        }
        for was in takenOut ?? [] {
            let former = made(was)
            for place in Content.all(labeled: search.old.elements[was].label) {
                cells[place] = former
            }
        }
        // What was put in or taken out is as it was when every cell shows what it showed.
        changes[index]?.removeAll { $0 == .added || $0 == .removed }
        for child in search.new.children[index] {
            guard let was = search.matching.oldIndices[child] else { continue }
            let record = search.new.elements[child]
            let label = search.old.elements[was].label
            guard label != record.label || search.new.subtree(of: child).contains(where: { changes[$0] != nil })
            else { continue }
            let places = Content.all(labeled: label)
            // For a view that a collection does not have, it may give a cell.
            let contents = Content.all(labeled: record.label).compactMap {
                collection.content($0)
            }
            let kinds = search.new.leafKinds(of: child)
            guard let content = contents.first(where: { $0.leafKinds == kinds }) ?? contents.first else { continue }
            let former = current(content, path: record.path)
            for place in places { cells[place] = former }
        }
        if !cells.isEmpty { element.kind = AnyLayoutKind(collection.replacing(cells)) }
    }

    /// Undoes the changes of an element.
    private mutating func undo(in element: inout AnyElement, _ index: Int) {
        guard let own = changes.removeValue(forKey: index), let was = search.matching.oldIndices[index] else {
            return
        }
        let former = search.old.elements[was]
        for change in own where !Self.undo(change, in: &element, former) {
            // The record of a layout in a box that paints it has the properties of both.
            guard element.children.count == 1, Self.undo(change, in: &element.children[0], former) else {
                hasFailed = true
                return
            }
        }
        if former.kind != BoxNode.name { element.removeIdleBox() }
    }

    private static func undo(
        _ change: RecordedChange, in element: inout AnyElement, _ former: ElementRecord
    ) -> Bool {
        if case .renamed(let id, _) = change {
            element.id = id
            return true
        }
        if let kind = kind(element.kind.base, without: change, former) {
            element.kind = AnyLayoutKind(kind)
            return true
        }
        guard case .property(let property) = change else { return false }
        return element.set(property.key, to: former.properties[property.key])
    }

    /// A kind without a change of what is more than a property of it; `nil` for other changes, and if it cannot be undone.
    private static func kind(
        _ kind: any LayoutKind, without change: RecordedChange, _ former: ElementRecord
    ) -> (any LayoutKind)? {
        switch (change, kind) {
        case (.text, let node as TextNode): node.restoring(former.text) { $0.setStrings($1) }
        case (.rule, let layout as ConstraintsLayout):
            layout.withNumbers(of: former.properties[ConstraintsLayout.recordedRules])
        case (.property(let change), let collection as CollectionLayout):
            collection.restoring(change.key, from: former.properties)
        case (.property(let change), let node as ImageNode):
            node.restoring(change.key, to: former.properties[change.key])
        case (.property(let change), let node as TextNode):
            change.styleKey.flatMap { key in node.restoring(former.text) { $0.setStyle(key, $1) } }
        default: nil
        }
    }

    // MARK: The former tree

    /// An element of the reference with its content; `nil` if it cannot be made.
    mutating func former(_ was: Int) -> AnyElement? {
        let children = search.old.children[was]
        guard let index = search.matching.newIndices[was],
            let element = elements[search.new.elements[index].path],
            search.new.elements[index].kind == search.old.elements[was].kind
        else { return made(was) }
        var result = element
        if isStatic(element, index), !isUnchanged(children, index) || contains(changesIn: index) {
            let content = children.compactMap { former($0) }
            guard content.count == children.count else { return nil }
            setContent(content, of: &result, index)
        } else if contains(changesIn: index) {
            return nil
        }
        undo(in: &result, index)
        return result
    }

    /// Whether an element's content is on record: it is not made during layout, and nothing of it is left out.
    private func isStatic(_ element: AnyElement, _ index: Int) -> Bool {
        let recorded = search.new.children[index].count
        return element.children.count == recorded || merged(element, index)?.children.count == recorded
    }

    /// The layout in a box, of which the record has one element for both.
    private func merged(_ element: AnyElement, _ index: Int) -> AnyElement? {
        guard element.children.count == 1, let inner = element.children.first else { return nil }
        let path = element.pathOfChild(0, within: search.new.elements[index].path)
        let isRecorded = indices[path] != nil
        return isRecorded ? nil : inner
    }

    private func isUnchanged(_ children: [Int], _ index: Int) -> Bool {
        children.map { search.matching.newIndices[$0] } == search.new.children[index].map(Optional.some)
            && children.allSatisfy { child in
                search.matching.newIndices[child].map { isUnchanged(search.old.children[child], $0) } == true
            }
    }

    private func contains(changesIn index: Int) -> Bool {
        search.new.subtree(of: index).dropFirst().contains { changes[$0] != nil }
    }

    private func setContent(_ content: [AnyElement], of element: inout AnyElement, _ index: Int) {
        if merged(element, index) != nil {
            element.children[0].children = content
        } else {
            element.children = content
        }
    }

    /// An element that the new layout does not have.
    private mutating func made(_ was: Int) -> AnyElement? {
        let record = search.old.elements[was]
        let children = search.old.children[was].compactMap { former($0) }
        let content = search.old.children[was].map { search.old.elements[$0] }
        guard !record.isPart, children.count == content.count,
            let element = AnyElement(record, content: content, children: children)
        else { return nil }
        if let index = search.matching.newIndices[was] { changes[index] = nil }
        return element
    }
}

extension PropertyChange {
    /// The key of a property of a text's style; `nil` for other properties.
    fileprivate var styleKey: String? {
        textKey.flatMap { key in TextStyle.properties.properties.contains { $0.key == key } ? key : nil }
    }
}

extension TextNode {
    /// The node with what a function sets as in a record, or with all spans of the record.
    fileprivate func restoring(_ record: TextRecord?, _ set: (inout TextContent, TextRecord) -> Bool) -> TextNode? {
        guard let record else { return nil }
        var node = self
        if set(&node.text, record) { return node }
        guard let spans = TextContent.spans(of: record) else { return nil }
        node.text.spans = spans
        return node
    }
}

extension ImageNode {
    /// The node with the image's file of a record, if that file is still beside the node's.
    ///
    /// - Parameter value: the recorded value of the property with this key.
    /// - Returns: `nil` for another key, and for a file that is gone or has other content.
    func restoring(_ key: String, to value: PropertyValue?) -> ImageNode? {
        guard key == "image.source", case .content(.recorded(let name?, let digest)) = value,
            case .file(let path, let root) = image?.source
        else { return nil }
        let former = FilePath(path).removingLastComponent().pushing(FilePath(name)).string
        guard ContentDigest.recorded(.file(former, below: root)) == .recorded(name: name, digest: digest),
            let resource = try? ImageResource(reading: .file(former, below: root), limits: Limits())
        else { return nil }
        var changed = self
        changed.image = resource
        return changed
    }
}
