/// What a value of a document may be.
struct ValueForm: Hashable, Sendable {
    /// Each of them will do; anything will where there are none.
    private(set) var alternatives: [Alternative] = []

    static let anything = ValueForm()

    init(_ alternatives: [Alternative] = []) {
        for alternative in alternatives where !self.alternatives.contains(alternative) {
            self.alternatives.append(alternative)
        }
    }

    indirect enum Alternative: Hashable, Sendable {
        /// What a reading function makes of it, by the function's name.
        case named(String)
        case null
        case bool
        /// Any text, number or word.
        case text
        case words([String])
        /// A word of its own spelling, such as a percentage.
        case spelled(ScalarSpelling)
        case number(ClosedRange<Double>)
        /// A number above the lower bound.
        case numberAbove(ClosedRange<Double>)
        case integer(ClosedRange<Int>)
        case list(ValueForm, count: ClosedRange<Int>)
        case mapping(MappingForm)
    }

    /// The words that the value may be.
    var words: [String] {
        alternatives.flatMap { alternative -> [String] in
            if case .words(let words) = alternative { words } else { [] }
        }
    }

    /// The same with other words.
    func with(words: [String]) -> ValueForm {
        ValueForm(
            alternatives.map { alternative in
                if case .words = alternative { .words(words) } else { alternative }
            })
    }

    /// The same with whatever there may be in a mapping.
    var open: ValueForm {
        ValueForm(
            alternatives.map { alternative in
                if case .mapping = alternative {
                    .mapping(MappingForm(others: .allowed(.anything)))
                } else {
                    alternative
                }
            })
    }
}

/// The keys that a mapping may have.
struct MappingForm: Hashable, Sendable {
    var values: [String: ValueForm] = [:]
    /// The keys of one of these sets are there; where there are no sets, none need be.
    var required: [Set<String>] = []
    var others = OtherKeys.refused

    /// What becomes of keys with other names.
    enum OtherKeys: Hashable, Sendable {
        case refused
        case allowed(ValueForm)
        /// Keys that are whole numbers.
        case numbered(ValueForm)
    }
}
