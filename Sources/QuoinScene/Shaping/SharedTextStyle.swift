/// A style that the runs of a text share. A style has more than a thousand bytes, and a text may have a million lines.
package struct SharedTextStyle: Hashable, Sendable {
    private final class Storage: Sendable {
        let style: TextStyle

        init(_ style: TextStyle) {
            self.style = style
        }
    }

    private let storage: Storage

    package init(_ style: TextStyle) {
        storage = Storage(style)
    }

    package var style: TextStyle {
        // A getter would copy the whole style.
        _read { yield storage.style }
    }

    package static func == (a: SharedTextStyle, b: SharedTextStyle) -> Bool {
        a.storage === b.storage || a.storage.style == b.storage.style
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(storage.style) }
}
