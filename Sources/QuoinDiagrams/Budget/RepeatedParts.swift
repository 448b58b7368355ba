import QuoinLayout

/// The parts of a layout that look alike: siblings of one structure, such as the rows of a list.
struct RepeatedParts {
    /// By element, the element at the same position in the first sibling of the same structure; the element itself in all
    /// others.
    let models: [Int]

    init(_ tree: LayoutTree) {
        let order = tree.paintOrder.sorted()
        let structures = Self.structures(of: order, in: tree)
        var models = Array(structures.indices)
        // A parent precedes its children.
        for index in order {
            let model = models[index]
            let children = tree.children(of: index)
            guard model == index else {
                for (child, first) in zip(children, tree.children(of: model)) { models[child] = models[first] }
                continue
            }
            var first: [Int: Int] = [:]
            for child in children where !tree.children(of: child).isEmpty {
                models[child] = first[structures[child], default: child]
                if models[child] == child { first[structures[child]] = child }
            }
        }
        self.models = models
    }

    /// The kinds of an element and of everything below it.
    private struct Structure: Hashable {
        var kind: String
        var direction: Axis?
        var children: [Int]
    }

    /// A number for the structure of each element; elements of the same structure have the same number.
    private static func structures(of order: [Int], in tree: LayoutTree) -> [Int] {
        var numbers: [Structure: Int] = [:]
        var result = Array(repeating: 0, count: (order.last ?? -1) + 1)
        for index in order.reversed() {
            let structure = Structure(
                kind: type(of: tree.kind(of: index)).name, direction: direction(of: index, in: tree),
                children: tree.children(of: index).map { result[$0] })
            let number = numbers[structure, default: numbers.count]
            numbers[structure] = number
            result[index] = number
        }
        return result
    }

    private static func direction(of index: Int, in tree: LayoutTree) -> Axis? {
        (tree.kind(of: index) as? StackLayout)?.direction
    }
}
