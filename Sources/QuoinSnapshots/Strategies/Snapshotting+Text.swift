extension Snapshotting where Value == String, Format == String {
    /// Texts, compared line by line.
    public static var lines: Snapshotting { Snapshotting(diffing: .lines) { $0 } }
}

extension Snapshotting where Format == String {
    /// Any values as what `String(describing:)` makes of them.
    public static var description: Snapshotting {
        Snapshotting<String, String>.lines.pullback { String(describing: $0) }
    }

    /// Any values as their properties, indented, a line each.
    ///
    /// The order of sets and dictionaries is that of their elements' texts. Classes have no addresses. A type that is a
    /// ``SnapshotTextConvertible`` says its text itself.
    public static var dump: Snapshotting {
        Snapshotting<String, String>.lines.pullback { ValueDump.text(of: $0) }
    }
}
