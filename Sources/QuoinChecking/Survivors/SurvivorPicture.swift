import QuoinFiles

/// A picture of a document. It outlines the elements with values that can change without a visible difference.
package struct SurvivorPicture: Sendable {
    /// The positions of the survivors that it is for.
    package var survivors: [Int]
    /// A PNG file.
    package var png: [UInt8]
    /// The width of the canvas, in points.
    package var width: Double
    /// The canvas on which a change would be visible, with the pictures before and after it; `nil` if none was searched
    /// for.
    package var other: Other?

    package struct Other: Sendable {
        /// `at 204 pt`.
        package var words: String
        /// In points.
        package var width: Double
        package var before: [UInt8]
        package var after: [UInt8]
    }
}

/// Draws the pictures of a document's survivors, one for all survivors of the same elements.
struct SurvivorPictures {
    private let subject: MutationSubject
    private(set) var pictures: [SurvivorPicture] = []
    /// The positions of pictures, by the outlined elements and the canvas on which a change is visible.
    private var positions: [String: Int] = [:]

    init(_ subject: MutationSubject) {
        self.subject = subject
    }

    mutating func add(_ survivor: Int, _ mutant: Mutant, _ changed: Document, _ other: OtherCanvas?) {
        guard let drawn = subject.pictures.first else { return }
        let tree = drawn.layout.layout.tree
        let elements = subject.content.diagram == nil ? tree.elements(at: mutant.path, in: subject.content) : []
        let key = "\(elements) \(other.map { $0.words + mutant.words + mutant.path } ?? "")"
        if let known = positions[key] {
            pictures[known].survivors.append(survivor)
            return
        }
        var list = drawn.list
        let canvas = Rect(origin: .zero, size: list.size)
        list.commands += elements.flatMap { element in
            let frame = drawn.layout.layout.frames[element]
            // An outline around the whole canvas would be outside of it.
            return (frame.contains(canvas) ? canvas.inset(by: EdgeInsets(2)) : frame).outline
        }.map { DisplayCommand(.fill(.rectangle($0), .solid(.mark))) }
        guard let png = png(of: list, drawn.layout) else { return }
        positions[key] = pictures.count
        pictures.append(
            SurvivorPicture(
                survivors: [survivor], png: png, width: drawn.list.size.width,
                other: other.flatMap { pictures(on: $0, changed) }))
    }

    private func pictures(on canvas: OtherCanvas, _ changed: Document) -> SurvivorPicture.Other? {
        guard let own = subject.others.first(where: { $0.canvas.words == canvas.words })?.picture,
            let before = png(of: own.list, own.layout),
            let after = subject.painted(by: changed, on: canvas).flatMap({ png(of: $0.list, $0.layout) })
        else { return nil }
        return SurvivorPicture.Other(
            words: canvas.words, width: own.list.size.width, before: before, after: after)
    }

    private func png(of list: DisplayList, _ layout: DocumentLayout) -> [UInt8]? {
        (try? subject.renderer.bitmap(list, of: layout)).map { PNGEncoder.encode($0, scale: layout.canvas.scale) }
    }
}

extension LayoutTree {
    /// The elements that a value belongs to: those at the longest prefix of its path that has any. A value of a
    /// component belongs to each of its elements.
    fileprivate func elements(at path: String, in document: Document) -> [Int] {
        let known = paintOrder.compactMap { index in
            documentPath(of: index).map { (index: index, path: $0.text) }
        }
        func longest(_ path: Substring, _ isMet: (_ known: String, _ start: Substring) -> Bool) -> [Int] {
            var start = path
            while true {
                let found = known.filter { isMet($0.path, start) }.map(\.index)
                if !found.isEmpty { return found }
                guard let end = start.lastIndex(where: { $0 == "." || $0 == "[" }) else { return [] }
                start = start[..<end]
            }
        }
        if path.hasPrefix("layout") { return longest(path[...]) { $0 == $1 } }
        guard let component = document.components.first(where: { path.hasPrefix("components.\($0.name).element") })
        else { return [] }
        let root = "\(component.name).element"
        let inner = longest(path.dropFirst("components.".count)) { known, start in
            start.count > root.count && known.hasSuffix(".\(start)")
        }
        // The outermost element of a component has the path of the place where the component is used.
        return inner.isEmpty ? paintOrder.filter { source(of: $0) == component.places.lowerBound } : inner
    }
}
