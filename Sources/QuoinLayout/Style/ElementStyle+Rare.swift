extension ElementStyle {
    /// The properties that few elements set. Of those that have units, it keeps the numbers.
    @usableFromInline
    struct Rare: Hashable, Sendable {
        @usableFromInline var bleeds = false
        @usableFromInline var spacingBefore = 0.0
        @usableFromInline var spacingAfter = 0.0
        @usableFromInline var layoutPosition = Point.zero
        @usableFromInline var layoutPositionFraction = Point.zero
        @usableFromInline var minWidth = 0.0
        @usableFromInline var minHeight = 0.0
        @usableFromInline var maxWidth = 0.0
        @usableFromInline var maxHeight = 0.0
        @usableFromInline var ascender = 0.0
        @usableFromInline var descender = 0.0
        @usableFromInline var addends = Addends()

        @inlinable
        init() {}

        /// The parts that differ from the default, but for baselines.
        fileprivate var parts: Parts {
            var parts: Parts = []
            if spacingBefore != 0 || spacingAfter != 0 { parts.insert(.spacing) }
            if layoutPosition != .zero || layoutPositionFraction != .zero || bleeds { parts.insert(.layoutPosition) }
            return parts
        }
    }

    /// Rare properties in memory of their own. Elements without them are smaller by a third, so that a large tree is made
    /// and read in less time.
    @usableFromInline
    final class RareBox: Hashable, Sendable {
        @usableFromInline let values: Rare

        init(_ values: Rare) {
            self.values = values
        }

        @usableFromInline
        static func == (box: RareBox, other: RareBox) -> Bool { box.values == other.values }

        @usableFromInline
        func hash(into hasher: inout Hasher) { hasher.combine(values) }
    }

    /// Styles that are equal have equal boxes: one with default values is never kept.
    @usableFromInline var rare: Rare {
        @inlinable
        get { rareBox?.values ?? Rare() }
        @usableFromInline
        set {
            rareBox = newValue == Rare() ? nil : RareBox(newValue)
            units.rareParts = newValue.parts
        }
    }
}
