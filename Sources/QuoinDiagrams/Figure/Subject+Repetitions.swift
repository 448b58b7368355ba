import QuoinCompositional
import QuoinLayout

extension Subject {
    /// Finds the elements of collections that say nothing new: what a further cell is made of stands at the same place
    /// of the document as in the first.
    static func repetitions(in layout: Layout) -> Set<Int> {
        let tree = layout.tree
        var (seen, found, inside): (Set<SourcePlace>, Set<Int>, Set<Int>) = ([], [], [])
        for index in tree.paintOrder {
            guard let parent = tree.parent(of: index) else { continue }
            guard inside.contains(parent) || tree.kind(of: parent) is VisibleItemsLayout else { continue }
            inside.insert(index)
            if let source = tree.source(of: index), !seen.insert(source).inserted { found.insert(index) }
        }
        return found
    }
}
