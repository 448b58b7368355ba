import QuoinAutoLayout
import QuoinDocument
import QuoinInterfaceBuilder

extension InterfaceScene {
    /// The scene as a document with what its file does not say as it was saved.
    func document(keeping saved: SavedParts) -> Document {
        var layout = SceneLayout(self, keeping: saved)
        let areas = layout.savedAreas(safeArea)
        for (index, margins) in areas.margins { layout.setMargins(margins, of: index) }
        return Document(canvas: canvas, root: layout.element(safeArea: areas.safeArea))
    }
}

extension SceneLayout {
    /// The areas on the screen on which the frames were saved. The file does not say them, but most of the views that are bound
    /// to an edge of them say the same.
    struct SavedAreas {
        var safeArea: EdgeInsets
        /// By the positions of views whose margins are not in the file.
        var margins: [Int: EdgeInsets] = [:]
    }

    /// - Parameter safeArea: the insets of edges that no view is bound to.
    func savedAreas(_ safeArea: EdgeInsets) -> SavedAreas {
        var votes: [Edge: [Double: Int]] = [:]
        for rule in rules where rule.relation == .equal && rule.multiplier == 1 {
            guard let second = rule.second else { continue }
            vote(rule.first, second, rule.constant, &votes)
            vote(second, rule.first, -rule.constant, &votes)
        }
        func insets(_ index: Int, _ area: LayoutArea, _ usual: EdgeInsets) -> EdgeInsets {
            func inset(_ attribute: Attribute) -> Double? {
                votes[Edge(view: index, area: area, attribute: attribute)]?
                    .max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
            }
            func pair(
                _ first: Attribute, _ second: Attribute, _ center: Attribute, _ usual: (Double, Double)
            ) -> (Double, Double) {
                let (own, other) = (inset(first), inset(second))
                if area == .safeArea {
                    // What is in the middle says by how much one side is greater than the other.
                    guard own == nil || other == nil, let excess = inset(center) else {
                        return (own ?? usual.0, other ?? usual.1)
                    }
                    let before = own ?? max((other ?? usual.1) + excess, 0)
                    return (before, other ?? max(before - excess, 0))
                }
                // Margins are the same on both sides where one side does not say otherwise.
                return (own ?? (index == 0 ? nil : other) ?? usual.0, other ?? (index == 0 ? nil : own) ?? usual.1)
            }
            let (top, bottom) = pair(.top, .bottom, .centerY, (usual.top, usual.bottom))
            let (left, right) = pair(.left, .right, .centerX, (usual.left, usual.right))
            return EdgeInsets(top: top, left: left, bottom: bottom, right: right)
        }
        var areas = SavedAreas(safeArea: insets(0, .safeArea, safeArea))
        for index in Set(votes.keys.filter { $0.area == .layoutMargins }.map(\.view)) {
            // The margins of the scene's own view begin at its safe area.
            let safe = index == 0 ? areas.safeArea : .zero
            let usual = views[index].margins
            let all = insets(
                index, .layoutMargins,
                EdgeInsets(
                    top: safe.top + usual.top, left: safe.left + usual.left, bottom: safe.bottom + usual.bottom,
                    right: safe.right + usual.right))
            areas.margins[index] = EdgeInsets(
                top: all.top - safe.top, left: all.left - safe.left, bottom: all.bottom - safe.bottom,
                right: all.right - safe.right)
        }
        return areas
    }

    private struct Edge: Hashable {
        var view: Int
        var area: LayoutArea
        var attribute: Attribute
    }

    /// Counts what a rule that binds an edge of a view to that of an area says about its inset.
    private func vote(
        _ bound: Rule.Side, _ area: Rule.Side, _ constant: Double, _ votes: inout [Edge: [Double: Int]]
    ) {
        guard let kind = area.area, kind == .layoutMargins || area.item == .container, bound.area == nil,
            let index = position(of: area.item), let position = savedPosition(of: bound, in: index),
            views[index].element.insets(key: "layoutMargins") == nil
        else { return }
        let size = index == 0 ? scene.size : views[index].frame.size
        let (inset, attribute): (Double, Attribute) =
            switch area.attribute {
            case .top: (position.y - constant, .top)
            case .left, .leading: (position.x - constant, .left)
            case .bottom: (size.height - position.y + constant, .bottom)
            case .right, .trailing: (size.width - position.x + constant, .right)
            case .centerX: (2 * (position.x - constant) - size.width, .centerX)
            case .centerY: (2 * (position.y - constant) - size.height, .centerY)
            default: (.nan, .top)
            }
        guard inset.isFinite else { return }
        votes[Edge(view: index, area: kind, attribute: attribute), default: [:]][
            (inset * 2).rounded() / 2, default: 0] += 1
    }

    private func position(of item: ConstraintItem) -> Int? {
        switch item {
        case .container: 0
        case .view(let number): number + 1
        case .guide: nil
        }
    }

    /// Where an edge of a view was saved, in points of another view that it is in.
    private func savedPosition(of side: Rule.Side, in outer: Int) -> Point? {
        guard let index = position(of: side.item), index != outer, views[index].element.hasFrame else { return nil }
        let inside = ancestors(of: index).prefix { $0 != outer }
        guard inside.count < ancestors(of: index).count else { return nil }
        var place = inside.reduce(Point.zero) { $0 + views[$1].frame.origin }
        let (size, insets) = (views[index].frame.size, alignmentInsets(of: index))
        switch side.attribute {
        case .top, .left, .leading: place = place + Point(insets.left, insets.top)
        case .bottom: place.y += size.height - insets.bottom
        case .right, .trailing: place.x += size.width - insets.right
        case .centerX: place.x += (size.width + insets.left - insets.right) / 2
        case .centerY: place.y += (size.height + insets.top - insets.bottom) / 2
        default: return nil
        }
        return place
    }
}
