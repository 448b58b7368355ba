/// The annotation and the element that a mark belongs to.
struct MarkSource: Hashable, Sendable {
    var annotation: Annotation
    /// The index of the element.
    var element: Int
    /// Whether the author named the element.
    var isNamed = false
}

extension Marks {
    /// Adds the marks that a maker makes for an element, each with its source.
    mutating func add(from source: MarkSource, _ make: (inout Marks) -> Void) {
        let (bands, lines) = (self.bands.count, self.lines.count)
        let (dimensions, labels) = (self.dimensions.count, self.labels.count)
        make(&self)
        for index in self.bands.indices.dropFirst(bands) { self.bands[index].source = source }
        for index in self.lines.indices.dropFirst(lines) { self.lines[index].source = source }
        for index in self.dimensions.indices.dropFirst(dimensions) { self.dimensions[index].source = source }
        for index in self.labels.indices.dropFirst(labels) { self.labels[index].source = source }
    }
}
