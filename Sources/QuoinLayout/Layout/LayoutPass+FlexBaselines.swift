/// The baselines of an element by the rules of CSS (CSS, flexbox 8.5). Every container has those of a child, moved by
/// the child's position. An element without any has both at its bottom edge.
extension LayoutPass {
    /// From the top edge to the first baseline.
    func flexAscender(of index: Int) -> Double {
        if nodes[index].styleParts.contains(.baselines), let own = nodes[index].element.style.ascender { return own }
        switch baselines(of: index) {
        case .at(let ascender, _): return ascender
        case .ofChildren(let first, _), .ofPlacedChildren(let first, _):
            return placedAscender(of: nodes[index].children.lowerBound + first)
        case .none:
            guard let first = nodes[index].children.first else { return size(of: index).height }
            rerunIfStale(index)
            return placedAscender(of: first)
        }
    }

    /// From the last baseline to the bottom edge.
    func flexDescender(of index: Int) -> Double {
        if nodes[index].styleParts.contains(.baselines), let own = nodes[index].element.style.descender { return own }
        let height = size(of: index).height
        switch baselines(of: index) {
        case .at(_, let descender): return descender
        case .ofChildren(_, let last), .ofPlacedChildren(_, let last):
            return placedDescender(of: nodes[index].children.lowerBound + last, in: height)
        case .none:
            // Only the first child counts: an overlay is a further child.
            guard let first = nodes[index].children.first else { return 0 }
            rerunIfStale(index)
            return placedDescender(of: first, in: height)
        }
    }

    /// From its parent's top edge to a child's first baseline.
    func placedAscender(of child: Int) -> Double { states[child].position.y + flexAscender(of: child) }

    /// From a child's last baseline to the bottom edge of its parent.
    func placedDescender(of child: Int, in height: Double) -> Double {
        height - states[child].position.y - size(of: child).height + flexDescender(of: child)
    }
}
