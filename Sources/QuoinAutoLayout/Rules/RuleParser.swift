import QuoinLayout

/// Reads one rule:
///
///     rule      = anchor relation right { "--!" property } [ "-->" name ]
///     anchor    = item "." [ area "." ] anchorName | area "." anchorName
///     area      = "safeArea" | "layoutMargins" | "readableContent"
///     relation  = "==" | "<=" | ">="
///     right     = number | tuple | anchor { operator (number | tuple) }
///     operator  = "*" | "/" | "+" | "-" | "++" | "--"
///     tuple     = "(" [label ":"] number { "," [label ":"] number } ")"
///     property  = ".priority(" (number | "." name) ")" | ".identifier(" string ")" | ".activated"
struct RuleParser {
    private let source: RuleSource
    private let names: ConstraintItemNames
    private var tokens: [RuleToken] = []
    private var position = 0
    private var priority = LayoutPriority.required
    private var identifier: String?

    private init(_ source: RuleSource, _ names: ConstraintItemNames) throws(RuleError) {
        self.source = source
        self.names = names
        var lexer = RuleLexer(source.text)
        do {
            tokens = try lexer.tokens()
        } catch {
            throw RuleError(
                error.problem, rule: source.line, place: source.place(at: error.offset), offset: error.offset)
        }
    }

    /// The constraints of a rule, one for each part of its anchors.
    static func rules(_ source: RuleSource, names: ConstraintItemNames) throws(RuleError) -> [Rule] {
        var parser = try RuleParser(source, names)
        return try parser.rule()
    }
}

// MARK: - The rule

extension RuleParser {
    private mutating func rule() throws(RuleError) -> [Rule] {
        let (left, leftToken) = try anchor()
        let relationToken = current
        guard let relation = Relation(rawValue: take().spelling), relationToken.kind == .sign else {
            throw error(.expected("==, <= or >=", found: relationToken.description), relationToken)
        }
        if left.kind.isEdges, relation != .equal {
            throw error(.unsupportedRelation(relation.rawValue, kind: left.kind.rawValue), relationToken)
        }
        var rules =
            current.kind == .word
            ? try tied(left, leftToken, relation) : try fixed(left, relation)
        let text = source.text(upTo: tokens[position - 1].range.upperBound)
        while takeSign("--!") { try property() }
        // The name of a variable has no effect here; the grammar has it so that rules can be copied from Swift.
        if takeSign("-->") { _ = try word("a name") }
        guard current.kind == .end else {
            throw error(.expected("an operator, «--!» or «-->»", found: current.description), current)
        }
        for index in rules.indices {
            rules[index].text = text
            rules[index].priority = priority
            rules[index].identifier = identifier
            rules[index].place = source.place(at: tokens[0].range.lowerBound)
        }
        return rules
    }

    /// The right side is an anchor with arithmetic.
    private mutating func tied(
        _ left: AnchorExpression, _ leftToken: RuleToken, _ relation: Relation
    ) throws(RuleError) -> [Rule] {
        let first = current
        if names[first.spelling] == nil, ["inf", "infinity", "nan"].contains(first.spelling.lowercased()) {
            throw error(.notFinite(first.spelling), first)
        }
        var (right, _) = try anchor()
        try checkKinds(left, right, leftToken, first)
        while current.kind == .sign, let operation = AnchorOperator(rawValue: current.spelling) {
            let token = take()
            guard right.kind.operators.contains(operation) else {
                throw error(
                    .unsupportedOperator(
                        operation.rawValue, kind: right.kind.rawValue,
                        supported: right.kind.operators.map(\.rawValue)), token)
            }
            let operandToken = current
            let operands = try spread(try numbers(), right.kind, operandToken)
            if operation == .times || operation == .divide, operands.contains(0) {
                throw error(.zeroMultiplier, operandToken)
            }
            right.apply(operation, operands)
        }
        return Rule.rules(left, relation, right)
    }

    /// The right side is a number or a tuple.
    private mutating func fixed(_ left: AnchorExpression, _ relation: Relation) throws(RuleError)
        -> [Rule]
    {
        let token = current
        if token.kind == .end {
            throw error(.expected("a number, a tuple or an anchor", found: token.description), token)
        }
        let values = try numbers()
        guard left.kind == .dimension || left.kind == .size else {
            throw error(.anchorNeeded(kind: left.kind.rawValue), token)
        }
        if left.kind == .size, values.count != 2 {
            throw error(.wrongTuple(count: values.count, kind: "size", expected: "(width:, height:)"), token)
        }
        return Rule.rules(left, relation, try spread(values, left.kind, token), text: "")
    }

    private func checkKinds(
        _ left: AnchorExpression, _ right: AnchorExpression, _ leftToken: RuleToken, _ rightToken: RuleToken
    ) throws(RuleError) {
        guard left.kind == right.kind else { throw error(.mixedKinds(left.text, right.text), rightToken) }
        for (a, b) in zip(left.parts, right.parts) {
            let (a, b) = (a.attribute, b.attribute)
            if a.isAbsoluteSide && b.followsDirection || a.followsDirection && b.isAbsoluteSide {
                throw error(.absoluteSideWithDirection(left.text, right.text), rightToken)
            }
        }
    }

    // MARK: Anchors and numbers

    /// What other kits call the container.
    private static let containerNames: Set = ["superview", "superView", "parent", "view", "contentView"]

    private func suggestion(for item: String) -> String? {
        if Self.containerNames.contains(item) { return "container" }
        return AnchorName.named(item) == nil ? names.nearest(to: item) : "container.\(item)"
    }

    private mutating func anchor() throws(RuleError) -> (AnchorExpression, RuleToken) {
        let itemToken = try word("a view, a guide or container")
        var area = names[itemToken.spelling] == nil ? LayoutArea(rawValue: itemToken.spelling) : nil
        guard let item = area == nil ? names[itemToken.spelling] : .container else {
            throw error(.unknownItem(itemToken.spelling, suggestion: suggestion(for: itemToken.spelling)), itemToken)
        }
        var text = itemToken.spelling
        try expectSign(".")
        if area == nil, current.kind == .word, let named = LayoutArea(rawValue: current.spelling) {
            if case .guide = item { throw error(.noArea(current.spelling, of: text), current) }
            area = named
            text += ".\(take().spelling)"
            try expectSign(".")
        }
        let nameToken = try word("an anchor")
        guard let anchor = AnchorName.named(nameToken.spelling) else {
            let names = AnchorName.all.map(\.name) + (area == nil ? LayoutArea.allCases.map(\.rawValue) : [])
            let suggestion = nearestName(to: nameToken.spelling, among: names)
            throw error(.unknownAnchor(nameToken.spelling, of: text, suggestion: suggestion), nameToken)
        }
        var isGuide = area != nil
        if case .guide = item { isGuide = true }
        if isGuide, anchor.parts.contains(where: { $0.attribute.isBaseline }) {
            throw error(.noBaseline(nameToken.spelling, of: text), nameToken)
        }
        return (AnchorExpression(item, area, anchor, text: "\(text).\(nameToken.spelling)"), itemToken)
    }

    private func spread(
        _ values: [Double], _ kind: AnchorKind, _ token: RuleToken
    ) throws(RuleError) -> [Double] {
        guard let spread = kind.spread(values) else {
            throw error(.wrongTuple(count: values.count, kind: kind.rawValue, expected: kind.tuples), token)
        }
        return spread
    }

    /// A number, or the numbers of a tuple. Labels have no effect.
    private mutating func numbers() throws(RuleError) -> [Double] {
        guard takeSign("(") else { return [try number()] }
        var values: [Double] = []
        repeat {
            if current.kind == .word, position + 1 < tokens.count, tokens[position + 1].spelling == ":" {
                position += 2
            }
            values.append(try number())
        } while takeSign(",")
        try expectSign(")")
        return values
    }

    private mutating func number() throws(RuleError) -> Double {
        let isNegative = takeSign("-")
        guard case .number(let value) = current.kind else {
            if ["inf", "infinity", "nan"].contains(current.spelling.lowercased()) {
                throw error(.notFinite(current.spelling), current)
            }
            throw error(.expected("a number", found: current.description), current)
        }
        position += 1
        return isNegative ? -value : value
    }

    // MARK: Properties

    private mutating func property() throws(RuleError) {
        try expectSign(".")
        let token = try word("priority, identifier or activated")
        switch token.spelling {
        case "priority":
            try expectSign("(")
            try priorityValue()
            try expectSign(")")
        case "identifier":
            try expectSign("(")
            guard case .text(let text) = current.kind else {
                throw error(.expected("a text in quotation marks", found: current.description), current)
            }
            identifier = text
            position += 1
            try expectSign(")")
        case "activated":
            return
        default:
            let suggestion = nearestName(to: token.spelling, among: ["priority", "identifier", "activated"])
            throw error(.unknownProperty(token.spelling, suggestion: suggestion), token)
        }
    }

    private mutating func priorityValue() throws(RuleError) {
        let token = current
        if takeSign(".") {
            let nameToken = try word("the name of a priority")
            guard let named = LayoutPriority.named[nameToken.spelling] else {
                let suggestion = nearestName(to: nameToken.spelling, among: LayoutPriority.named.keys.sorted())
                throw error(.unknownPriority(nameToken.spelling, suggestion: suggestion), nameToken)
            }
            priority = named
        } else {
            priority = LayoutPriority(try number())
            guard priority.isValid else { throw error(.invalidPriority(priority.rawValue), token) }
        }
    }

    // MARK: Tokens

    private var current: RuleToken { tokens[position] }

    @discardableResult
    private mutating func take() -> RuleToken {
        let token = tokens[position]
        if token.kind != .end { position += 1 }
        return token
    }

    private mutating func takeSign(_ sign: String) -> Bool {
        guard current.kind == .sign, current.spelling == sign else { return false }
        position += 1
        return true
    }

    private mutating func expectSign(_ sign: String) throws(RuleError) {
        guard takeSign(sign) else { throw error(.expected("«\(sign)»", found: current.description), current) }
    }

    private mutating func word(_ wanted: String) throws(RuleError) -> RuleToken {
        guard current.kind == .word else { throw error(.expected(wanted, found: current.description), current) }
        return take()
    }

    private func error(_ problem: RuleError.Problem, _ token: RuleToken)
        -> RuleError
    {
        let offset = token.range.lowerBound
        return RuleError(problem, rule: source.line, place: source.place(at: offset), offset: offset)
    }
}
