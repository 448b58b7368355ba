/// How a value is written here that has a form of CSS, SwiftUI, Texture or another language.
extension DocumentValue {
    /// The end of a message, such as `; a number has no unit, as in 16`; empty if nothing is known of the value's form.
    func formHint(_ form: Expected.Form?) -> String {
        guard let form, !isNull else { return "" }
        let hint: String? =
            switch node {
            case .scalar(let scalar): scalarHint(scalar.string, form)
            case .list(let list): Self.listHint(list.items.compactMap(\.plainText), form)
            case .mapping(let mapping): Self.mappingHint(Set(mapping.pairs.compactMap(\.key.string)), form)
            }
        return hint ?? ""
    }

    private func scalarHint(_ text: String, _ form: Expected.Form) -> String? {
        switch form {
        case .list:
            return path.nearestKey == "columns" && Int(text) != nil
                ? "; a table has as many columns as its rows have cells"
                : "; put a single value in brackets: [\(text)]"
        case .pair, .insets: return nil
        case .range: if let range = Self.range(text) { return "; did you mean \"\(range)\"?" }
        case .dimension:
            if let extent = Self.extents[text] ?? Self.calculation(text) { return "; did you mean \"\(extent)\"?" }
        case .ratio:
            if case let parts = text.split(separator: ":"), parts.count == 2 {
                return "; it is the height by the width, as in \(parts[1])/\(parts[0])"
            }
        case .columnWidth:
            if text == "auto" { return "; did you mean \"content\"?" }
            if text.hasSuffix("fr") { return "; a share of the room is {fraction: 1}" }
        case .number, .numberAmongOthers: break
        }
        if isQuoted { return Self.number(text).map { _ in "; remove the quotes around the number" } }
        if case let parts = text.split(separator: " "), parts.count > 1,
            parts.allSatisfy({ $0.first?.isNumber == true }), path.nearestKey == "insets"
        {
            return Self.insetsHint(parts.count)
        }
        return Self.number(meant: text, form).map { "; a number \($0)" }
    }

    private static func listHint(_ items: [String], _ form: Expected.Form) -> String? {
        switch form {
        case .range where items.count == 2: "; did you mean \"\(items[0])...\(items[1])\"?"
        case .insets where items.count > 1: insetsHint(items.count)
        default: nil
        }
    }

    private static func mappingHint(_ keys: Set<String>, _ form: Expected.Form) -> String? {
        switch form {
        case .pair where keys == ["x", "y"]: "; write it as [x, y], without names"
        case .dimension where keys.isSubset(of: ["min", "max"]):
            "; bounds are keys of their own, such as \"minWidth\" and \"maxWidth\""
        case .list where !keys.isEmpty: "; put a single value in brackets"
        default: nil
        }
    }

    /// What insets of fewer than four edges are written as.
    private static func insetsHint(_ count: Int) -> String {
        count == 2
            ? "; did you mean {vertical: …, horizontal: …}?" : "; each edge may be named: {top: …, horizontal: …}"
    }

    /// The word of a choice that another word stands for; `nil` if none is known.
    package static func word(for text: String, among words: [String]) -> String? {
        let plain = text.hasPrefix("flex-") ? String(text.dropFirst("flex-".count)) : text
        let sides = [("Leading", "Left"), ("Trailing", "Right"), ("leading", "left"), ("trailing", "right")]
        let named = sides.reduce(plain) { $0.replacing($1.0, with: $1.1) }
        if let word = [plain, named].first(where: { $0 != text && words.contains($0) }) { return word }
        let folded = plain.lowercased().filter { $0.isLetter || $0.isNumber }
        if let word = others.first(where: { $0.names.contains(folded) && words.contains($0.word) })?.word {
            return word
        }
        // `.center`, `NSTextAlignmentCenter`, `ASStackLayoutAlignItemsCenter`.
        let isName = text.hasPrefix(".") || text.dropFirst().hasPrefix("S") || text.hasPrefix("UI")
        let ends = words.filter { folded.hasSuffix($0.lowercased()) }
        if isName, let longest = ends.max(by: { $0.count < $1.count }) { return longest }
        return language(text, among: words)
    }

    /// Words of other languages, without their marks and in lowercase, by the word here. The first that fits counts.
    private static let others: [(word: String, names: Set<String>)] = [
        ("start", ["leading", "left", "top", "begin", "flexstart", "min"]),
        ("end", ["trailing", "right", "bottom", "flexend", "max"]),
        ("center", ["middle", "centre", "centered", "mid"]),
        ("spaceBetween", ["between", "equalspacing", "spacebetween"]),
        ("spaceAround", ["around"]), ("spaceEvenly", ["evenly", "equalcentering"]), ("stretch", ["fill", "full"]),
        ("baselineFirst", ["baseline", "firstbaseline", "firsttextbaseline"]),
        ("baselineLast", ["lastbaseline", "lasttextbaseline"]), ("arrow", ["triangle", "filled", "block", "true"]),
        ("dot", ["circle", "round", "oval"]), ("none", ["false", "off", "no"]), ("off", ["none", "false", "ignore"]),
        ("straight", ["direct", "line"]), ("error", ["fail", "failure"]), ("warning", ["warn"]),
        ("light", ["ultralight"]), ("regular", ["normal", "book", "roman"]), ("extraBold", ["heavy", "ultrabold"]),
        ("both", ["all", "xy", "horizontalvertical"]), ("x", ["horizontal"]), ("y", ["vertical"]),
        ("ltr", ["lefttoright"]), ("rtl", ["righttoleft"]),
        ("fit", ["contain", "aspectfit", "scaleaspectfit", "inside"]),
        ("fill", ["cover", "aspectfill", "scaleaspectfill", "crop"]),
        ("tail", ["ellipsis", "bytruncatingtail", "end"]), ("text", ["string", "str"]),
        ("number", ["int", "integer", "float", "double", "decimal"]), ("boolean", ["bool"]),
    ]

    /// The word for the same language, with or without its region: `en` for `en_US`.
    private static func language(_ text: String, among words: [String]) -> String? {
        let parts = text.split(whereSeparator: { "-_".contains($0) })
        guard let first = parts.first?.lowercased(), (2...3).contains(first.count), parts.count < 4,
            parts.dropFirst().allSatisfy({ (2...4).contains($0.count) })
        else { return nil }
        let code = first == "no" ? "nb" : first
        let full = ([code] + parts.dropFirst().map(String.init)).joined(separator: "-")
        if full != text, words.contains(full) { return full }
        return words.contains(code) ? code : words.first { $0.hasPrefix(code + "-") }
    }

    // MARK: Numbers

    /// What is wrong with a number, with the right one: `has no unit, as in 16`.
    private static func number(meant text: String, _ form: Expected.Form) -> String? {
        if let flag = Bool(text), form == .number { return "is not a word, as in \(flag ? 1 : 0)" }
        // Where parts are taken, a wrong one has bounds.
        if ![.dimension, .ratio, .columnWidth].contains(form), text.hasSuffix("%"),
            let percent = number(String(text.dropLast()))
        {
            return "is not a percentage here, as in \(shortDescription(percent / 100))"
        }
        for unit in ["px", "pt", "dp", "sp", "dip", "deg", "°", "x"] where text.hasSuffix(unit) {
            let plain = String(text.dropLast(unit.count))
            if number(plain) != nil { return "has no unit, as in \(plain)" }
        }
        for unit in ["rem", "em", "ch", "ex", "vw", "vh", "in", "cm", "mm"] where text.hasSuffix(unit) {
            if number(String(text.dropLast(unit.count))) != nil { return "has no unit; lengths are in points" }
        }
        let plain = text.replacing("_", with: "")
        if plain != text, number(plain) != nil { return "has no marks between its digits, as in \(plain)" }
        let pointed = text.replacing(",", with: ".")
        if pointed != text, number(pointed) != nil { return "has a point, as in \(pointed)" }
        return nil
    }

    /// Words for extents.
    private static let extents: [String: String] = {
        let whole = ["full", "fill", "stretch", "100vw", "100vh", "100dvh", "match_parent", "fill_parent", "infinity"]
        let content = ["fit-content", "max-content", "min-content", "wrap_content", "hug", "content", "fit", "none"]
        return Dictionary(whole.map { ($0, "100%") } + content.map { ($0, "auto") }) { first, _ in first }
    }()

    /// `100% - 20` for `calc(100% - 20px)`.
    private static func calculation(_ text: String) -> String? {
        guard text.hasPrefix("calc("), text.hasSuffix(")") else { return nil }
        let inner = text.dropFirst("calc(".count).dropLast().replacing("px", with: "").replacing("pt", with: "")
        return RelativeLength(parsing: String(inner)) == nil ? nil : String(inner)
    }

    /// `320...500` for `320..500`, `320-500` or `500...320`, and `300...inf` for `>= 300`.
    private static func range(_ text: String) -> String? {
        let numbers = text.matches(of: #/[0-9]+(?:\.[0-9]+)?/#).map { String($0.output) }
        guard !text.hasPrefix("-") else { return nil }
        let marks = text.filter { !$0.isNumber && $0 != " " && $0 != "." }
        if numbers.count == 1 {
            if ["≥", ">", ">="].contains(where: { text.hasPrefix($0) }) || text.hasSuffix("+") {
                return "\(numbers[0])...inf"
            }
            return ["≤", "<", "<="].contains(where: { text.hasPrefix($0) }) ? "0...\(numbers[0])" : nil
        }
        guard numbers.count == 2, ["", "-", "–", "…", "to", ":", "<", ","].contains(marks),
            let first = number(numbers[0]), let last = number(numbers[1])
        else { return nil }
        return first <= last ? "\(numbers[0])...\(numbers[1])" : "\(numbers[1])...\(numbers[0])"
    }
}
