/// A kind that may show a part of its content only: the rest comes when somebody scrolls.
package protocol ScrollingKind: LayoutKind {
    var scrolls: Bool { get }
}

extension LayoutKind {
    /// Whether a part of the content may be out of sight, and nothing is wrong with it.
    package var showsPartOfContent: Bool { (self as? any ScrollingKind)?.scrolls ?? Self.clipsChildren }
}
