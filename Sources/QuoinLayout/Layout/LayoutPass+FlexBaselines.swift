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
            let children = nodes[index].children
            guard let first = nodes[index].wrappedContent ?? children.first else { return size(of: index).height }
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
            let children = nodes[index].children
            guard let first = nodes[index].wrappedContent ?? children.first else { return 0 }
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

/// The baselines of a view of constraints, which pass through wrappers too, but are 0 without text.
extension LayoutPass {
    func contentBaselines(of index: Int) -> (ascender: Double, descender: Double)? {
        let own = nodes[index].styleParts.contains(.baselines) ? nodes[index].element.style : nil
        let content = ownContentBaselines(of: index)
        guard own?.ascender != nil || own?.descender != nil else { return content }
        return (own?.ascender ?? content?.ascender ?? 0, own?.descender ?? content?.descender ?? 0)
    }

    private func ownContentBaselines(of index: Int) -> (ascender: Double, descender: Double)? {
        switch baselines(of: index) {
        case .at, .ofPlacedChildren: return (ascender(of: index), descender(of: index))
        case .ofChildren(let first, let last):
            let children = nodes[index].children
            guard let first = contentBaselines(of: children.lowerBound + first),
                let last = contentBaselines(of: children.lowerBound + last)
            else { return nil }
            return (first.ascender, last.descender)
        case .none:
            guard let child = nodes[index].wrappedContent, let inner = contentBaselines(of: child) else {
                return nil
            }
            rerunIfStale(index)
            let top = states[child].position.y
            return (
                top + inner.ascender, size(of: index).height - top - size(of: child).height + inner.descender
            )
        }
    }

    func containsText(_ index: Int) -> Bool {
        nodes[index].element.kind.base.wrapsContent || nodes[index].children.contains { containsText($0) }
    }
}

extension LayoutTree.Node {
    /// The content of a wrapper of one child; others lie over or under it. `nil` for any other element.
    var wrappedContent: Int? {
        type(of: element.kind.base).content(of: children.count).map { children.lowerBound + $0 }
    }
}
