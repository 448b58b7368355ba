extension LayoutTree {
    /// Whether two elements are in different children of a choice by size, so that only one of them is ever laid out.
    package func areAlternatives(_ first: Int, _ second: Int) -> Bool {
        var branches: [Int: Int] = [:]
        for index in lineage(of: first) {
            if let parent = parent(of: index) { branches[parent] = index }
        }
        return lineage(of: second).contains { index in
            guard let parent = parent(of: index), let branch = branches[parent] else { return false }
            return branch != index && kind(of: parent) is WhenSizeLayout
        }
    }

    /// An element and those above it.
    private func lineage(of index: Int) -> some Sequence<Int> { sequence(first: index) { parent(of: $0) } }
}
