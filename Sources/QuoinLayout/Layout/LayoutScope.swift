/// The element that a layout kind lays out: its children and its environment.
///
/// A scope and its children are valid only until the call of ``LayoutKind/layout(in:scope:)`` that received them returns.
public struct LayoutScope {
    let pass: LayoutPass
    let index: Int

    /// The children, in the order in which they are painted.
    public var children: Children {
        let children = pass.nodes[index].children
        return Children(pass: pass, first: children.lowerBound, count: children.count)
    }

    /// The grid that sizes and positions are rounded to.
    public var grid: PixelGrid { pass.grid }

    /// Values for measuring, such as the text shaper.
    public var environment: LayoutEnvironment { pass.storage.environment }

    /// The size of the parent as the parent gave it, in points; NaN if it is unknown.
    public var parentSize: Size {
        pass.states[index].readsParentSize = true
        return pass.states[index].parentSize
    }

    /// What the kind keeps for its next runs, which may be for other ranges; `nil` before the first. It saves work and changes
    /// nothing else.
    package func memory<Memory: AnyObject>(_ first: () -> Memory) -> Memory {
        if let known = pass.storage.memories[index] as? Memory { return known }
        let memory = first()
        if pass.storage.keepsMeasurements { pass.storage.memories[index] = memory }
        return memory
    }

    /// Whether the style of any child sets one of some parts. While the layout is traced the answer is always `true`, so
    /// that a kind explains to each child why a part has no effect.
    public func anyChildSets(_ parts: ElementStyle.Parts) -> Bool {
        !pass.nodes[index].childStyleParts.isDisjoint(with: parts) || pass.storage.isRecording
    }

    /// The children of an element that is laid out.
    public struct Children: RandomAccessCollection {
        let pass: LayoutPass
        let first: Int
        public let count: Int

        public var startIndex: Int { 0 }
        public var endIndex: Int { count }

        /// The child at a position from 0 to below `count`.
        public subscript(position: Int) -> Child {
            precondition(position >= 0 && position < count, "an element has no child \(position)")
            return Child(pass: pass, index: first + position)
        }
    }
}

extension LayoutScope {
    /// A child of an element that is laid out: measure it with a size range, read its style, place it at a point.
    public struct Child {
        let pass: LayoutPass
        let index: Int

        /// Measures the child. The result is its ``size`` until it is measured again.
        ///
        /// - Parameters:
        ///   - range: the sizes it may take, in points; its own style is applied within them.
        ///   - parent: the size that fractions of its style refer to, in points; NaN for an unknown extent.
        /// - Returns: its size, in whole pixels.
        @discardableResult
        public func measure(_ range: SizeRange, parent: Size) -> Size {
            offer(range, parent: parent)
            return size
        }

        /// Offers the child a range as ``measure(_:parent:)`` does, but measures it only when its size or an extent is
        /// read.
        public func offer(_ range: SizeRange, parent: Size) {
            pass.offer(index, range, parent: parent)
        }

        /// Offers the child a range, with `ownRange` in place of the sizes that its style allows.
        public func offer(_ range: SizeRange, parent: Size, ownRange: SizeRange) {
            pass.offer(index, range, parent: parent, ownRange: ownRange)
        }

        /// The size for the range that it was last offered, in points; zero before the first.
        public var size: Size { pass.size(of: index) }

        /// The extent along an axis for the range that it was last offered, in points; zero before the first. It takes
        /// less measuring than the whole size if the other axis does not matter.
        public func extent(along axis: Axis) -> Double { pass.extent(of: index, along: axis) }

        /// Puts the child's top left corner at a point of its parent, in points; the point need not be rounded. A child
        /// that is not placed is at the parent's own corner.
        public func place(at position: Point) {
            pass.states[index].position = position
        }

        /// Places the child, whose size was rounded: lines of text break within the size before that.
        package func place(at position: Point, roundedFrom size: Size) {
            place(at: position)
            pass.storage.roundedOff[index] = size == self.size ? nil : size - self.size
        }

        /// Where the child was last placed, in points.
        var place: Point { pass.states[index].position }

        /// The child's style.
        public var style: ElementStyle { pass.nodes[index].element.style }

        /// The child's kind.
        package var kind: any LayoutKind { pass.nodes[index].element.kind.base }

        /// The sizes that the child's own style allows in a parent, in points; NaN for an unknown extent of the parent.
        public func ownRange(in parent: Size) -> SizeRange {
            let node = pass.nodes[index]
            return node.hasSizeFraction
                ? node.element.style.sizeRange(in: parent) : pass.storage.ownRanges[Int(node.ownRange)]
        }

        /// Whether the child has the size that its style gives, so that it would have it in every other range as well: points on
        /// both axes, more than 0, that rounding does not change. While the layout is traced the answer is always `false`, so
        /// that a kind explains what it offers.
        var hasOwnSize: Bool {
            let node = pass.nodes[index]
            guard node.hasExplicitSize, !node.hasSizeFraction, !pass.storage.isRecording else { return false }
            let state = pass.states[index]
            let range = SizeRange(exactly: state.size)
            return state.size.width > 0 && state.size.height > 0 && state.range == range
                && pass.storage.ownRanges[Int(node.ownRange)] == range
        }

        /// From the top edge to the first baseline, in points: the style's if it has one, else the measured one.
        public var ascender: Double { pass.ascender(of: index) }

        /// From the last baseline to the bottom edge, in points: the style's if it has one, else the measured one.
        public var descender: Double { pass.descender(of: index) }

        /// From the top edge to the first baseline, and from the last one to the bottom edge, of the child or of the only
        /// content of its wrappers, in points; 0 without text.
        package var contentBaselines: (ascender: Double, descender: Double) {
            pass.contentBaselines(of: index) ?? (0, 0)
        }

        /// Whether there is text in the child.
        package var containsText: Bool { pass.containsText(index) }

        /// From the top edge to the first baseline by the rules of CSS, in points.
        var flexAscender: Double { pass.flexAscender(of: index) }

        /// From the last baseline to the bottom edge by the rules of CSS, in points.
        var flexDescender: Double { pass.flexDescender(of: index) }

        /// The least width that the child's content and its style allow, in points. Fractions are ignored.
        public var minimumWidth: Double { pass.minimumWidth(of: index) }

        /// The width below which the child's content overflows, in points, regardless of its style.
        var minimumContentWidth: Double { pass.minimumContentWidth(of: index) }

        var clipsContent: Bool { pass.nodes[index].element.kind.base.clipsContent }

        /// Four numbers that the parent's kind may store for a child while it runs, so that it needs no array. They are
        /// undefined before they are set.
        var scratch: SIMD4<Double> {
            get { pass.storage.scratch[index] }
            nonmutating set { pass.storage.scratch[index] = newValue }
        }
    }
}

// The parts of the style that a stack reads. Most children set none of them, which the flat tree records, so that their
// styles, which are large, are not read at all.
extension LayoutScope.Child {
    var flexGrow: Double { sets(.flex) ? style.flexGrow : 0 }

    var flexShrink: Double { sets(.flex) ? style.flexShrink : 0 }

    var flexBasis: LayoutDimension { sets(.flex) ? style.flexBasis : .auto }

    var spacingBefore: Double { sets(.spacing) ? style.spacingBefore : 0 }

    var spacingAfter: Double { sets(.spacing) ? style.spacingAfter : 0 }

    var alignSelf: ElementStyle.AlignSelf { sets(.alignSelf) ? style.alignSelf : .auto }

    @inline(__always)
    private func sets(_ part: ElementStyle.Parts) -> Bool { pass.nodes[index].styleParts.contains(part) }
}

/// The environment of a layout, the same for every element.
public struct LayoutEnvironment {
    /// The grid that sizes are rounded to.
    public var grid: PixelGrid
    /// The reading direction. The engine mirrors finished nodes by it (Texture, §3.6). Kinds that distinguish leading from
    /// trailing read it while they lay out.
    public var direction: LayoutDirection
    /// The insets that bars and rounded corners cover on the canvas, in points.
    public var safeArea = EdgeInsets.zero
    /// The space between the edges of the safe area and the content, in points.
    public var margins = EdgeInsets.zero
    /// The time and the memory that are left for the picture; `nil` for no limit. Kinds with long loops of their own
    /// check it.
    package var budget: Budget?
    private var values: [ObjectIdentifier: Any] = [:]

    /// - Parameter scale: pixels per point, above 0.
    public init(scale: Double = 1, direction: LayoutDirection = .leftToRight) {
        grid = PixelGrid(scale: scale)
        self.direction = direction
    }

    /// A value that a leaf kind needs for measuring, such as the text shaper.
    public subscript<K: Key>(key: K.Type) -> K.Value? {
        get { (values[ObjectIdentifier(key)] as? Stored<K.Value>)?.value }
        set { values[ObjectIdentifier(key)] = newValue.map { Stored(value: $0) } }
    }

    /// Identifies a value of the environment, and gives its type.
    public protocol Key {
        associatedtype Value
    }

    /// Stores a value with the type that its key gives. Casting to it is faster than casting to a protocol, which looks
    /// up a conformance on every call.
    private struct Stored<Value> {
        var value: Value
    }
}

/// The reading direction. Right to left mirrors every finished node (Texture, §3.6).
public enum LayoutDirection: String, Codable, Hashable, Sendable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
}
