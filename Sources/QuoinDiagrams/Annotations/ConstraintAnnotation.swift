import QuoinAutoLayout
import QuoinScene

/// Constraints between views: a bar between two anchors with the constant and the priority, or a line if both anchors are
/// at the same position.
enum ConstraintAnnotation: AnnotationMaker {
    static let annotation = Annotation.constraints
    static let isEssential = true

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        if let solution = subject.trace.fact(ConstraintSolution.self, of: index) {
            let drawing = ConstraintDrawing(solution: solution, subject: subject, index: index)
            drawing.markGuides(into: &marks)
            for rule in solution.layout.rules { drawing.mark(rule, into: &marks) }
        } else if showsAll, let found = subject.trace.constrainedView(at: index) {
            let view = ConstraintItem.view(found.view)
            let drawing = ConstraintDrawing(solution: found.solution, subject: subject, index: found.container)
            for rule in found.solution.layout.rules where rule.first.item == view || rule.second?.item == view {
                drawing.mark(rule, into: &marks)
            }
        }
    }
}

extension Annotation {
    /// Constraints with their constants and priorities.
    public static let constraints = Annotation("constraints")
}

/// Draws the constraints of one layout.
private struct ConstraintDrawing {
    let solution: ConstraintSolution
    let subject: Subject
    let index: Int

    /// Marks layout guides, which are not painted.
    func markGuides(into marks: inout Marks) {
        for (number, name) in solution.layout.guides.enumerated() {
            let frame = frame(of: Rule.Side(.guide(number), .width))
            marks.addOutline(frame, .position, style: Self.guideLine, width: 1, meaning: "layout guide")
            marks.addLabel(
                name, .position, look: .tag, .within(frame, [.topLeft, .bottomLeft, .above, .below, .after, .before]))
        }
    }

    private static let guideLine = Border.LineStyle.pattern([4, 3])

    func mark(_ rule: Rule, into marks: inout Marks) {
        let axis: Axis = rule.first.attribute.axis
        guard rule.first.attribute.kind != .dimension else { return markExtent(rule, axis, &marks) }
        guard let second = rule.second else { return }
        let (start, end) = (position(of: rule.first), position(of: second))
        if abs(start - end) > 0.5 {
            let span = min(start, end)...max(start, end)
            let (a, b) = (frame(of: rule.first)[axis.cross], frame(of: second)[axis.cross])
            marks.addDimension(
                axis, span, across: a.common(with: b) ?? a, text(of: rule, from: start, to: end), .inset, place: .within
            )
        } else {
            markMeeting(rule, second, at: start, axis, &marks)
        }
    }

    private func markExtent(_ rule: Rule, _ axis: Axis, _ marks: inout Marks) {
        let frame = frame(of: rule.first)
        marks.addDimension(axis, frame[axis], across: frame[axis.cross], text(of: rule), .size, place: .beside)
    }

    /// Marks two anchors at the same position by a line through both items.
    private func markMeeting(_ rule: Rule, _ second: Rule.Side, at place: Double, _ axis: Axis, _ marks: inout Marks) {
        let (a, b) = (frame(of: rule.first)[axis.cross], frame(of: second)[axis.cross])
        let span = a.union(b)
        let line = marks.add(
            LineMark(
                segment: Segment((span.lowerBound - 6)...(span.upperBound + 6), at: place, axis: axis.cross),
                role: .position, style: .pattern([4, 3])))
        let isNamed = ![.left, .right, .leading, .trailing, .top, .bottom].contains(rule.first.attribute)
        let words = [isNamed ? rule.first.attribute.rawValue : "", rule.priority.words].filter { !$0.isEmpty }
        guard !words.isEmpty else { return }
        marks.addLabel(words.joined(separator: " "), .position, .along(line))
    }

    // MARK: Texts

    /// The constant of a rule between two positions, its relation unless it is an equality, and its priority.
    ///
    /// - Parameters:
    ///   - start: the position of the rule's first side.
    ///   - end: the position of its second side.
    private func text(of rule: Rule, from start: Double, to end: Double) -> String {
        let length = abs(end - start)
        var parts = [rule.relation == .equal ? "" : rule.relation.sign]
        if rule.multiplier != 1 {
            parts.append("\(numberText(rule.multiplier)) of it = \(subject.text(ofLength: length))")
        } else if rule.relation == .equal {
            parts.append(subject.text(of: abs(rule.constant), as: length))
        } else {
            parts = bound(of: rule, isFirstLast: (start > end) != isMirrored(rule))
        }
        return (parts + [rule.priority.words]).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The bound that an inequality sets to the distance between its two positions.
    ///
    /// The rule bounds the first position minus the second one. Where the first position comes first, the distance is the
    /// opposite, and so is its bound: at most 24 less than the other is a distance of at least 24.
    private func bound(of rule: Rule, isFirstLast: Bool) -> [String] {
        let (relation, constant) =
            isFirstLast ? (rule.relation, rule.constant) : (rule.relation.flipped, -rule.constant)
        return [relation.sign, numberText(constant)]
    }

    /// Whether the positions of a rule grow to the left.
    private func isMirrored(_ rule: Rule) -> Bool {
        subject.isRightToLeft
            && (rule.first.attribute.followsDirection || rule.second?.attribute.followsDirection == true)
    }

    /// The condition on an extent.
    private func text(of rule: Rule) -> String {
        var parts = [rule.relation.sign]
        if let second = rule.second {
            if rule.multiplier != 1 { parts.append("\(numberText(rule.multiplier)) of") }
            parts.append(solution.layout.name(of: second))
            if rule.constant != 0 { parts.append((rule.constant > 0 ? "+ " : "− ") + numberText(abs(rule.constant))) }
        } else {
            parts.append(numberText(rule.constant))
        }
        return (parts + [rule.priority.words]).filter { !$0.isEmpty }.joined(separator: " ")
    }

    // MARK: Positions

    /// In points of the figure.
    private func frame(of side: Rule.Side) -> Rect {
        let origin = subject.frames[index].origin
        return solution.rect(of: side).scaled(by: subject.zoom).moved(by: origin)
    }

    private func position(of side: Rule.Side) -> Double {
        let frame = frame(of: side)
        switch side.attribute {
        case .left: return frame.minX
        case .right: return frame.maxX
        case .leading: return subject.isRightToLeft ? frame.maxX : frame.minX
        case .trailing: return subject.isRightToLeft ? frame.minX : frame.maxX
        case .centerX: return frame.center.x
        case .top: return frame.minY
        case .bottom: return frame.maxY
        case .centerY: return frame.center.y
        case .firstBaseline: return frame.minY + baselines(of: side.item).ascender * subject.zoom
        case .lastBaseline: return frame.maxY - baselines(of: side.item).descender * subject.zoom
        case .width, .height: return frame[side.attribute.axis].upperBound
        }
    }

    private func baselines(of item: ConstraintItem) -> (ascender: Double, descender: Double) {
        guard case .view(let view) = item else { return (0, 0) }
        let measured = solution.problem.measurements[view]
        return (measured.firstBaseline, measured.lastBaseline)
    }
}

extension Attribute {
    /// The axis along which the attribute is measured.
    fileprivate var axis: Axis {
        switch kind {
        case .x: .horizontal
        case .y: .vertical
        case .dimension: self == .width ? .horizontal : .vertical
        }
    }
}

extension LayoutPriority {
    /// The priority, or an empty text for a required constraint.
    fileprivate var words: String { self == .required ? "" : "@\(numberText(rawValue))" }
}

extension Relation {
    fileprivate var sign: String {
        switch self {
        case .equal: "="
        case .lessOrEqual: "≤"
        case .greaterOrEqual: "≥"
        }
    }
}
