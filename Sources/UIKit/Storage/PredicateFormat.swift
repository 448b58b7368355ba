import Foundation

/// Reads the format of a predicate: comparisons of key paths, numbers, texts and arguments, joined by AND, OR and NOT.
struct PredicateFormat {
    typealias Condition = (Any?) -> Bool
    private typealias Term = (Any?) -> Any?

    /// What the reader does not know.
    struct Unread: Error {}

    private var tokens: ArraySlice<Substring>
    private var arguments: ArraySlice<Any?>

    /// - Throws: ``Unread`` for what no picture's predicate needs, such as functions and subqueries.
    static func condition(_ format: String, _ arguments: [Any?]) throws -> Condition {
        let token =
            #/"[^"]*"|'[^']*'|%l*[a-zA-Z@]|\[[cdCD]+\]|[A-Za-z_@#][\w.@]*|-?\d+(\.\d+)?|[<>=!]=|=[<>]|<>|&&|\|\||\S/#
        var reader = PredicateFormat(tokens: format.matches(of: token).map(\.output.0)[...], arguments: arguments[...])
        let condition = try reader.alternatives()
        guard reader.tokens.isEmpty else { throw Unread() }
        return condition
    }

    private mutating func skip(_ names: String...) -> Bool {
        guard let token = tokens.first, names.contains(token.uppercased()) else { return false }
        tokens.removeFirst()
        return true
    }

    private mutating func alternatives() throws -> Condition {
        var all = [try requirements()]
        while skip("OR", "||") { all.append(try requirements()) }
        return { object in all.contains { $0(object) } }
    }

    private mutating func requirements() throws -> Condition {
        var all = [try condition()]
        while skip("AND", "&&") { all.append(try condition()) }
        return { object in all.allSatisfy { $0(object) } }
    }

    private mutating func condition() throws -> Condition {
        if skip("NOT", "!") {
            let negated = try condition()
            return { !negated($0) }
        }
        if skip("TRUEPREDICATE") { return { _ in true } }
        if skip("FALSEPREDICATE") { return { _ in false } }
        if skip("(") {
            let inner = try alternatives()
            guard skip(")") else { throw Unread() }
            return inner
        }
        return try comparison()
    }

    private mutating func comparison() throws -> Condition {
        let quantifier = ["ALL", "NONE", "ANY", "SOME"].first { skip($0) }
        let left = try term()
        guard let name = tokens.popFirst()?.uppercased() else { throw Unread() }
        let options = tokens.first?.hasPrefix("[") ?? false ? tokens.popFirst()?.lowercased() ?? "" : ""
        let right = try term()
        let holds = try Self.comparison(name, options)
        return { object in
            let (left, right) = (left(object), right(object))
            guard let quantifier else { return holds(left, right) }
            let values = KeyedValue.list(left) ?? []
            if quantifier == "ALL" { return values.allSatisfy { holds($0, right) } }
            return values.contains { holds($0, right) } == (quantifier != "NONE")
        }
    }

    private static func comparison(_ name: String, _ options: String) throws -> (Any?, Any?) -> Bool {
        func order(_ left: Any?, _ right: Any?) -> ComparisonResult? { KeyedValue.order(left, right, options) }
        func texts(_ left: Any?, _ right: Any?, _ holds: (String, String) -> Bool) -> Bool {
            guard let left = left as? String, let right = right as? String else { return false }
            return holds(KeyedValue.folded(left, options), KeyedValue.folded(right, options))
        }
        func contains(_ list: Any?, _ value: Any?) -> Bool {
            KeyedValue.list(list)?.contains { order($0, value) == .orderedSame } ?? false
        }
        func matches(_ text: String, _ pattern: String) -> Bool {
            text.range(of: "^(?:\(pattern))$", options: .regularExpression) != nil
        }
        switch name {
        case "=", "==": return { order($0, $1) == .orderedSame }
        case "!=", "<>": return { order($0, $1) != .orderedSame }
        case "<": return { order($0, $1) == .orderedAscending }
        case ">": return { order($0, $1) == .orderedDescending }
        case "<=", "=<": return { [.orderedAscending, .orderedSame].contains(order($0, $1)) }
        case ">=", "=>": return { [.orderedDescending, .orderedSame].contains(order($0, $1)) }
        case "BEGINSWITH": return { texts($0, $1) { $0.hasPrefix($1) } }
        case "ENDSWITH": return { texts($0, $1) { $0.hasSuffix($1) } }
        case "CONTAINS": return { contains($0, $1) || texts($0, $1) { $1.isEmpty || $0.contains($1) } }
        case "IN": return { contains($1, $0) }
        case "BETWEEN":
            return { value, bounds in
                guard let bounds = KeyedValue.list(bounds), bounds.count == 2 else { return false }
                return order(bounds[0], value) != .orderedDescending && order(value, bounds[1]) != .orderedDescending
            }
        case "MATCHES": return { texts($0, $1, matches) }
        case "LIKE":
            return { left, right in
                texts(left, right) { text, pattern in
                    matches(
                        text,
                        NSRegularExpression.escapedPattern(for: pattern)
                            .replacing("\\*", with: ".*").replacing("\\?", with: "."))
                }
            }
        default: throw Unread()
        }
    }

    private mutating func term() throws -> Term {
        guard let token = tokens.popFirst() else { throw Unread() }
        switch token.uppercased() {
        case "SELF": return { $0 }
        case "NIL", "NULL": return { _ in nil }
        case "TRUE", "YES": return { _ in true }
        case "FALSE", "NO": return { _ in false }
        case "{":
            var items: [Term] = []
            while !skip("}") {
                items.append(try term())
                _ = skip(",")
            }
            return { object in items.map { $0(object) } }
        default: break
        }
        if token.hasPrefix("%") {
            guard let argument = arguments.popFirst() else { throw Unread() }
            return token == "%K" ? Self.value(at: "\(argument ?? "")") : { _ in argument }
        }
        if token.hasPrefix("\"") || token.hasPrefix("'") { return { _ in String(token.dropFirst().dropLast()) } }
        if let number = Double(token) { return { _ in number } }
        guard token.first?.isLetter ?? false, !["(", "["].contains(tokens.first) else { throw Unread() }
        return Self.value(at: token.hasPrefix("SELF.") ? String(token.dropFirst("SELF.".count)) : String(token))
    }

    private static func value(at path: String) -> Term { { KeyedValue.of($0, at: path) } }
}
