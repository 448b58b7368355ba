/// Finds out what documents may contain, by giving values to the readers and watching what they ask for. So the readers
/// stay the only place that lists keys, words and bounds.
struct DocumentExplorer {
    /// What reading functions take, by their names.
    private(set) var named: [String: ValueForm] = [:]
    private var pending: [ProbePlace] = []

    /// What a whole document may be; what reading functions take is known then, too.
    mutating func explore() -> ValueForm {
        let root = form(at: .root)
        while let place = pending.first {
            pending.removeFirst()
            guard let function = place.function else { continue }
            named[function] = form(at: place)
        }
        return root
    }

    /// What the value at a place may be.
    mutating func form(at place: ProbePlace) -> ValueForm {
        if isFree(place) { return .anything }
        if let sole = soleReference(at: place) { return sole }
        return ValueForm(scalars(at: place) + lists(at: place) + mappings(at: place))
    }

    /// Whether nobody asks what the value is.
    private func isFree(_ place: ProbePlace) -> Bool {
        let probes: [YAMLNode] = [.probe(YAMLNode.probeWord), .probe([.probe("1")]), .probe([("1", .probe("1"))])]
        return place.function == nil && probes.allSatisfy { Observation($0, at: place).isTakenSilently }
    }

    /// The function that every value goes to, so that nothing else need be tried.
    private mutating func soleReference(at place: ProbePlace) -> ValueForm? {
        let probes: [YAMLNode] = [
            .probe(YAMLNode.probeWord), .probe("1"), .probe("50%"), .probe([.probe("1")]), .emptyProbe,
        ]
        let observations = probes.map { Observation($0, at: place) }
        guard observations.allSatisfy({ $0.requests.isEmpty && $0.function == observations[0].function }) else {
            return nil
        }
        let reference = reference(observations[0], at: place)
        return reference.isEmpty ? nil : ValueForm(reference)
    }

    /// The function that a value goes to, if there is one; what it takes is explored where it is met first.
    mutating func reference(_ observation: Observation, at place: ProbePlace) -> [ValueForm.Alternative] {
        guard let function = observation.function else { return [] }
        if !observation.isPromised, named[function] == nil {
            named[function] = .anything
            pending.append(place.read(as: function))
        }
        return [.named(function)]
    }
}

// MARK: - Scalars

extension DocumentExplorer {
    private mutating func scalars(at place: ProbePlace) -> [ValueForm.Alternative] {
        var alternatives: [ValueForm.Alternative] = []
        for text in [YAMLNode.probeWord, "1", "true"] + ScalarSpelling.allCases.flatMap(\.samples) {
            let observation = Observation(.probe(text), at: place)
            alternatives += observation.requests.compactMap(ValueForm.Alternative.init)
                .map { closed($0, at: place) }
            alternatives += reference(observation, at: place)
        }
        return alternatives + silentScalars(at: place)
    }

    /// A number as bounded as the reader wants it, which may refuse a lower bound of 0 that it asks for.
    private func closed(_ alternative: ValueForm.Alternative, at place: ProbePlace) -> ValueForm.Alternative {
        guard case .number(let bounds) = alternative, bounds.lowerBound == 0 else { return alternative }
        return Observation(.probe("0"), at: place).errorCount == 0 ? alternative : .numberAbove(bounds)
    }

    /// The spellings that a reader knows by looking at the text itself.
    private func silentScalars(at place: ProbePlace) -> [ValueForm.Alternative] {
        func takes(_ text: String) -> Bool { Observation(.probe(text), at: place).isTakenSilently }
        var alternatives: [ValueForm.Alternative] = []
        if takes("null") { alternatives.append(.null) }
        if takes("true"), takes("false") { alternatives.append(.bool) }
        if takes("1") { alternatives.append(.number((takes("-1") ? -1e9 : 0)...1e9)) }
        for spelling in ScalarSpelling.allCases where spelling.samples.allSatisfy(takes) {
            alternatives.append(.spelled(spelling))
        }
        return alternatives
    }
}

extension ValueForm.Alternative {
    /// What a scalar is asked to be.
    fileprivate init?(_ request: ReadingRequest) {
        switch request {
        case .string: self = .text
        case .number(let bounds): self = .number(bounds)
        case .integer(let bounds): self = .integer(bounds)
        case .bool: self = .bool
        case .words(let words): self = .words(words)
        default: return nil
        }
    }
}

// MARK: - Lists

extension DocumentExplorer {
    /// The longest list of a fixed count is shorter.
    private static let endlessCount = 8

    private mutating func lists(at place: ProbePlace) -> [ValueForm.Alternative] {
        var alternatives: [ValueForm.Alternative] = []
        var counts: [Int] = []
        for count in 0...Self.endlessCount {
            // What numbers together make may be wrong, and what no numbers make is not looked at.
            for item in [YAMLNode.probe("1"), .probe(YAMLNode.probeWord)] {
                let observation = Observation(.probe(Array(repeating: item, count: count)), at: place)
                alternatives += reference(observation, at: place)
                if observation.function == nil, observation.requests.contains(.list), observation.errorCount == 0 {
                    counts.append(count)
                }
            }
        }
        guard let fewest = counts.first, let most = counts.last else { return alternatives }
        let isEndless = most == Self.endlessCount
        let count = isEndless ? max(fewest, 1) : most
        let items = Set([0, count - 1]).sorted().flatMap { form(at: place.item($0, of: count)).alternatives }
        return alternatives + [.list(ValueForm(items), count: fewest...(isEndless ? .max : most))]
    }
}
