/// The children of an element that is being laid out, as handles.
public struct LayoutChildren: RandomAccessCollection {
    let pass: LayoutPass
    let first: Int
    public let count: Int

    public var startIndex: Int { 0 }
    public var endIndex: Int { count }

    /// The child at a position, from 0 to below `count`; another position is a programming error, as it is in an array.
    public subscript(position: Int) -> LayoutChild {
        precondition(position >= 0 && position < count, "an element has no child \(position)")
        return LayoutChild(pass: pass, index: first + position)
    }
}
