/// A kind whose children are the views of an app, in frames that are known.
///
/// What the author wrote are the views. The elements that draw them have no sizes that he set, and paths that say nothing to him.
package protocol ViewsKind: LayoutKind {}

extension LayoutTree {
    /// Whether an element is a view in another one, or a part of what a view shows. What unfolds in a view is an element of its
    /// author's again.
    package func isInView(_ index: Int) -> Bool {
        for ancestor in sequence(first: index, next: parent).dropFirst() {
            let kind = kind(of: ancestor)
            if kind is any ViewsKind { return true }
            if type(of: kind).unfolds { return false }
        }
        return false
    }

    /// The name of the nearest view around an element in a view.
    func nameOfView(around index: Int) -> String? {
        sequence(first: index, next: parent).lazy.compactMap { self.id(of: $0) ?? self.label(of: $0) }.first
    }
}
