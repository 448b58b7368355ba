import Foundation
import QuoinValues

/// Two changes of what a property has no key for: rules of constraints, and spans of a text.
struct WrittenPair: Sendable {
    let name: String
    let old: String
    let new: String
    /// What sentences on the pair must contain.
    let words: [String]

    static let all: [WrittenPair] = rules + spans

    /// - Parameter layout: the layout with some of the changes.
    private init(
        _ name: String, words: [String], with layout: (_ isChanged: Bool) -> PropertyValue
    ) {
        (self.name, self.words) = (name, words)
        func text(_ isChanged: Bool) -> String {
            let document: PropertyValue = [
                "canvas": ["width": 240, "height": 160, "fill": "#fff"], "layout": layout(isChanged),
            ]
            return (try? document.asDocument) ?? ""
        }
        (old, new) = (text(false), text(true))
    }

    private static func pairs<Change, Pair>(of changes: [Change], _ make: (Change, Change) -> Pair) -> [Pair] {
        changes.indices.flatMap { first in
            changes[(first + 1)...].map { make(changes[first], $0) }
        }
    }

    // MARK: Rules

    private static let changedRules = [
        ("x.left == container.left + 8", "x.left == container.left + 20"), ("x.right == y.left - 8", ""),
        ("y.right == container.right - 8", "y.right == container.right - 8 --! .priority(700)"),
        ("x.top == container.top + 20", "x.top >= container.top + 20"),
        ("y.top == x.bottom + 4", "y.top == x.bottom + 9"),
        ("x.height == 30", "x.height == 40"), ("y.height == x.height * 0.5", "y.height == x.height * 0.75"),
        ("x.width == 60", "x.width == y.width * 0.5"),
    ]

    private static let rules = pairs(of: changedRules) { first, second in
        let words = [first, second].map { "rule \"\($0.0)\"" }
        return WrittenPair("\(first.0), \(second.0)", words: words) { isChanged in
            let rules = changedRules.map { rule in
                isChanged && [first.0, second.0].contains(rule.0) ? rule.1 : rule.0
            }
            return [
                "constraints": [
                    "views": ["x": ["fill": "#36c"], "y": ["fill": "#c63"]],
                    "rules": .list(rules.filter { !$0.isEmpty }.map { .text($0) }),
                ]
            ]
        }
    }

    // MARK: Spans

    private static let changedSpans: [(key: String, old: PropertyValue, new: PropertyValue)] = [
        ("string", "one ", "other "), ("color", "#36c", "#c33"), ("size", 16, 20), ("weight", "regular", "bold"),
        ("underline", false, true), ("letterSpacing", 0, 2), ("background", "#fff", "#fc0"),
        ("baselineOffset", 0, 3), ("strikethrough", false, true),
    ]

    /// Each two keys of one span, and each key of one span with each of another.
    private static let spans = pairs(of: changedSpans) { ($0, $1) }.flatMap { first, second in
        [true, false].map { areOfOne in
            let words = [first, second].map { $0.key == "string" ? "from \"one " : "text \($0.key) of" }
            let name = "\(first.key) and \(second.key) of \(areOfOne ? "one span" : "two spans")"
            return WrittenPair(name, words: words) { isChanged in
                var spans: [[String: PropertyValue]] = [["string": "one "], ["string": "two"]]
                spans[0][first.key] = isChanged ? first.new : first.old
                spans[areOfOne ? 0 : 1][second.key] = isChanged ? second.new : second.old
                return ["text": ["size": 16, "spans": .list(spans.map { .mapping($0) })]]
            }
        }
    }
}
