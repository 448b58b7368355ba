import Foundation

extension NSLayoutConstraint {
    /// How the views of a visual format are aligned across it, and whether it follows the reading direction.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Without effect: the direction is that of the picture unless an option says otherwise.
        public static let directionLeadingToTrailing = FormatOptions([])
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)

        var alignments: [Attribute] {
            let all: [(FormatOptions, Attribute)] = [
                (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
                (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
                (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
                (.alignAllFirstBaseline, .firstBaseline),
            ]
            return all.filter { contains($0.0) }.map(\.1)
        }
    }

    /// The constraints of a visual format: `H:|-[icon(40)]-8-[title]-|`.
    public class func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any], file: StaticString = #fileID, line: UInt = #line
    ) -> [NSLayoutConstraint] {
        let written = format.filter { !$0.isWhitespace }
        var reader = VisualFormat(
            rest: written[...], options: options, metrics: metrics ?? [:], views: views,
            file: file, line: line)
        do {
            return try reader.constraints()
        } catch {
            let place = String(repeating: " ", count: written.count - reader.rest.count) + "^"
            ViewProblems.report(
                "Unable to parse constraint format: \(error.reason)\n\(written)\n\(place)", at: "\(file):\(line)")
            return []
        }
    }
}

/// Reads a visual format from left to right.
@MainActor private struct VisualFormat {
    struct Failure: Error { var reason: String }

    struct Bound {
        var relation: NSLayoutConstraint.Relation
        var constant: CGFloat?
        var view: UIView?
        var priority: UILayoutPriority
    }

    var rest: Substring
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]
    let file: StaticString
    let line: UInt
    var isVertical = false
    var made: [NSLayoutConstraint] = []

    mutating func constraints() throws(Failure) -> [NSLayoutConstraint] {
        if take("V:") { isVertical = true } else { _ = take("H:") }
        var named: [UIView] = []
        var last: (item: UIView, isEdge: Bool)?
        var gap: [Bound]?
        while !rest.isEmpty {
            if take("-") {
                gap = try spacing()
                continue
            }
            if take("|") {
                var inner = named.first
                if inner == nil { inner = nextView() }
                guard let inner, let outer = inner.superview else {
                    throw Failure(reason: "the superview is expected, but the views have none")
                }
                if let before = last, !before.isEdge {
                    relate(outer, end, before.item, end, gap ?? [bound(0)], toEdge: true)
                }
                last = (outer, true)
                if !named.isEmpty { gap = nil }
                continue
            }
            guard rest.first == "[" else { throw Failure(reason: "expected a view, found \(rest)") }
            let (view, bounds) = try viewPart()
            for size in bounds { constrain(view, size) }
            if let before = last {
                relate(view, start, before.item, before.isEdge ? start : end, gap ?? [bound(0)], toEdge: before.isEdge)
            }
            if let previous = named.last {
                for attribute in options.alignments { add(previous, attribute, .equal, view, attribute, 0, .required) }
            }
            named.append(view)
            (last, gap) = ((view, false), nil)
        }
        return made
    }

    private var start: NSLayoutConstraint.Attribute {
        isVertical ? .top : options.contains(.directionLeftToRight) ? .left : .leading
    }
    private var end: NSLayoutConstraint.Attribute {
        isVertical ? .bottom : options.contains(.directionLeftToRight) ? .right : .trailing
    }

    private func bound(_ constant: CGFloat?) -> Bound {
        Bound(relation: .equal, constant: constant, view: nil, priority: .required)
    }

    /// The view after the superview at the beginning.
    private func nextView() -> UIView? {
        guard let open = rest.firstIndex(of: "[") else { return nil }
        let name = rest[rest.index(after: open)...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return views[String(name)] as? UIView
    }

    private mutating func take(_ word: String) -> Bool {
        guard rest.hasPrefix(word) else { return false }
        rest = rest.dropFirst(word.count)
        return true
    }

    private mutating func name() -> String {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_.".contains($0) }
        rest = rest.dropFirst(word.count)
        return String(word)
    }

    private mutating func viewPart() throws(Failure) -> (UIView, [Bound]) {
        _ = take("[")
        let key = name()
        guard let view = views[key] as? UIView else {
            throw Failure(reason: "\(key) is not a key in the views dictionary.")
        }
        let bounds = rest.first == "(" ? try self.bounds() : []
        guard take("]") else { throw Failure(reason: "expected a ']' after \(key)") }
        return (view, bounds)
    }

    private mutating func spacing() throws(Failure) -> [Bound] {
        if rest.first == "(" {
            let found = try bounds()
            _ = take("-")
            return found
        }
        guard rest.first != "[", rest.first != "|" else { return [bound(nil)] }
        if let sign = rest.first, ">=<".contains(sign) {
            throw Failure(reason: "a relation of a space stands in parentheses: -(>=8)-")
        }
        let found = try value(named: name())
        _ = take("-")
        return [bound(found)]
    }

    private mutating func bounds() throws(Failure) -> [Bound] {
        _ = take("(")
        var found: [Bound] = []
        repeat {
            var one = bound(nil)
            if take(">=") {
                one.relation = .greaterThanOrEqual
            } else if take("<=") {
                one.relation = .lessThanOrEqual
            } else {
                _ = take("==")
            }
            let sign: CGFloat = take("-") ? -1 : 1
            let word = name()
            if let view = views[word] as? UIView {
                one.view = view
            } else {
                one.constant = sign * (try value(named: word))
            }
            if take("@") { one.priority = UILayoutPriority(Float(try value(named: name()))) }
            found.append(one)
        } while take(",")
        guard take(")") else { throw Failure(reason: "expected a ')'") }
        return found
    }

    private func value(named word: String) throws(Failure) -> CGFloat {
        guard !word.isEmpty else { throw Failure(reason: "expected a number or the name of a metric") }
        guard let number = Double(word) ?? Double(number: metrics[word]) else {
            throw Failure(reason: "\(word) is not a key in the metrics dictionary.")
        }
        return CGFloat(number)
    }

    private mutating func constrain(_ view: UIView, _ bound: Bound) {
        let extent: NSLayoutConstraint.Attribute = isVertical ? .height : .width
        add(view, extent, bound.relation, bound.view, extent, bound.constant ?? 0, bound.priority)
    }

    private mutating func relate(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: UIView,
        _ otherAttribute: NSLayoutConstraint.Attribute, _ gap: [Bound], toEdge: Bool
    ) {
        for bound in gap {
            // The standard space at the edge of a superview is its margin.
            let standard: CGFloat = toEdge ? (view.superview === other ? other : view).standardMargin(at: attribute) : 8
            add(view, attribute, bound.relation, other, otherAttribute, bound.constant ?? standard, bound.priority)
        }
    }

    private mutating func add(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ other: UIView?, _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat,
        _ priority: UILayoutPriority
    ) {
        let constraint = NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: relation, toItem: other,
            attribute: other == nil ? .notAnAttribute : otherAttribute, multiplier: 1, constant: constant, file: file,
            line: line)
        constraint.priority = priority
        made.append(constraint)
    }
}

extension UIView {
    /// The space of a dash at an edge of the view, in points: 20 in the view of a controller, else the view's margin.
    fileprivate func standardMargin(at edge: NSLayoutConstraint.Attribute) -> CGFloat {
        guard controller == nil else { return 20 }
        return switch edge {
        case .top: layoutMargins.top
        case .bottom: layoutMargins.bottom
        case .left: layoutMargins.left
        case .right: layoutMargins.right
        case .leading: directionalLayoutMargins.leading
        default: directionalLayoutMargins.trailing
        }
    }
}
