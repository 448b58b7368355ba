/// A value without its reading, for later readings.
package struct DetachedValue: Sendable {
    package let node: SourceNode
    private let path: DocumentPath

    package init(_ value: DocumentValue) {
        (node, path) = (value.node, value.path)
    }

    package init(_ node: SourceNode, at path: DocumentPath) {
        (self.node, self.path) = (node, path)
    }

    package func value(
        at path: DocumentPath? = nil, in reading: DocumentReading, scope: ReadingScope? = nil
    ) -> DocumentValue {
        DocumentValue(node: node, path: path ?? self.path, reading: reading, scope: scope)
    }
}
