extension Snapshotting where Value == String, Format == String {
    /// Texts, compared line by line.
    public static var lines: Snapshotting { Snapshotting(diffing: .lines) { $0 } }
}

extension Snapshotting where Format == String {
    /// Any values, as text by `String(describing:)`.
    public static var description: Snapshotting {
        Snapshotting<String, String>.lines.pullback { String(describing: $0) }
    }

    /// Any values as their properties, indented, a line each.
    ///
    /// Sets and dictionaries are sorted by the texts of their elements. The addresses of classes are left out. A type
    /// that conforms to ``SnapshotTextConvertible`` has a text of its own.
    public static var dump: Snapshotting {
        Snapshotting<String, String>.lines.pullback { ValueDump.text(of: $0) }
    }
}
