/// The annotation and the element that a mark belongs to.
struct MarkSource: Hashable, Sendable {
    var annotation: Annotation
    /// The index of the element.
    var element: Int
    /// Whether the author named the element.
    var isNamed = false

    /// Whether the marks are always shown: those of an element that the author named, and those of overflowing parts.
    var isFixed: Bool { isNamed || annotation == .overflow }
}

extension Marks {
    /// Adds the marks that a maker makes for an element, each with its source.
    mutating func add(from source: MarkSource, _ make: (inout Marks) -> Void) {
        let (bands, lines, outlines) = (self.bands.count, self.lines.count, self.outlines.count)
        let (dimensions, labels) = (self.dimensions.count, self.labels.count)
        make(&self)
        let isMarked =
            self.bands.count + self.lines.count + self.outlines.count + self.dimensions.count + self.labels.count
            > bands + lines + outlines + dimensions + labels
        if isMarked { marked.insert(source.annotation) }
        for index in self.bands.indices.dropFirst(bands) { self.bands[index].source = source }
        for index in self.lines.indices.dropFirst(lines) { self.lines[index].source = source }
        for index in self.dimensions.indices.dropFirst(dimensions) { self.dimensions[index].source = source }
        for index in self.outlines.indices.dropFirst(outlines) { self.outlines[index].source = source }
        for index in self.labels.indices.dropFirst(labels) { self.labels[index].source = source }
    }
}
