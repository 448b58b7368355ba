/// A laid-out tree, element by element: what was offered, what came out.
public struct LayoutDescription: Hashable, Sendable {
    /// One element that its parent measured.
    public struct Element: Hashable, Sendable {
        /// What the element is called, where it stands in the tree and in its document.
        public var reference: ElementReference
        /// The name of the kind.
        public var kind: String
        /// The number of elements above it.
        public var depth: Int
        /// In points, relative to the canvas.
        public var frame: Rect
        /// The sizes that the parent and the element's own style allowed, in points.
        public var range: SizeRange
        /// What the parent said its size is, which fractions refer to, in points; NaN where it is unknown.
        public var parentSize: Size
        /// From the top edge to the first baseline, and from the bottom edge up to the last, in points; 0 where there
        /// is none.
        public var ascender: Double
        public var descender: Double
    }

    /// In paint order: every element before its children.
    public var elements: [Element]
}

extension LayoutDescription: CustomStringConvertible {
    /// A line an element, indented by its depth.
    public var description: String {
        elements.map { element in
            let name = element.kind + (element.reference.id.map { " (\($0))" } ?? "")
            var line =
                String(repeating: "  ", count: element.depth) + "\(name): \(element.frame), range \(element.range)"
            line += ", parent \(element.parentSize)"
            if element.ascender != 0 || element.descender != 0 {
                line += ", baselines \(shortDescription(element.ascender)), \(shortDescription(element.descender))"
            }
            return line
        }.joined(separator: "\n")
    }
}

extension LayoutEngine {
    /// Describes the elements of the layout that the engine made last.
    public func description(of layout: Layout) -> LayoutDescription {
        LayoutDescription(
            elements: tree.paintOrder.filter { !layout.leftOut.contains($0) }.map { index in
                let baselines = baselines(of: index)
                return LayoutDescription.Element(
                    reference: tree.reference(to: index), kind: type(of: tree.kind(of: index)).name,
                    depth: tree.depth(of: index), frame: layout.frames[index],
                    range: range(of: index) ?? SizeRange(exactly: layout.frames[index].size),
                    parentSize: parentSize(of: index), ascender: baselines.ascender, descender: baselines.descender)
            })
    }
}
