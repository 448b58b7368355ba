/// The sets of keys that a mapping may have: the usual one, and those that a key or its value brings about.
struct MappingShapes {
    let place: ProbePlace
    /// The keys that are asked for whatever there is.
    let keys: Set<String>
    /// All keys to be tried, in the order in which they are asked for.
    let candidates: [String]
    let isEnded: Bool
    /// What the values of the keys may be.
    var forms: [String: ValueForm] = [:]
    private(set) var special: [Special] = []
    private var needs: [Set<String>] = []

    /// The set of keys that a key, or some of its values, brings about.
    struct Special {
        let key: String
        var values: [YAMLNode]
        let keys: Set<String>
        var required: Set<String>
        let isEnded: Bool
    }

    init(at place: ProbePlace, _ empty: MappingObservation, _ stray: MappingObservation) {
        self.place = place
        let asked = (empty.keys + stray.keys).filter { $0 != YAMLNode.probeWord }
        keys = Set(asked)
        var seen: Set<String> = []
        candidates = (asked + empty.tested + stray.tested).filter { seen.insert($0).inserted }
        isEnded = empty.isEnded || stray.isEnded
        let isComplete = [place] + place.company
        if isComplete.contains(where: { Self.isTaken(at: $0) }) { needs.append(empty.required) }
    }

    private static func isTaken(at place: ProbePlace) -> Bool {
        let empty = MappingObservation([], at: place)
        return empty.isAsked && !empty.isRefused
    }

    /// Takes in what was seen with a key and its value.
    mutating func add(_ observation: MappingObservation, with key: String, _ value: YAMLNode) {
        let required = observation.required.union([key])
        guard !observation.keys.allSatisfy(keys.contains) else {
            if keys.contains(key), !observation.isRefused { needs.append(required) }
            return
        }
        let all = Set(observation.keys)
        if let index = special.firstIndex(where: { $0.key == key && $0.keys == all && $0.required == required }) {
            special[index].values.append(value)
        } else if let index = special.firstIndex(where: { $0.keys == all && $0.required.isSubset(of: required) }) {
            special[index].required.formIntersection(required)
        } else {
            special.append(
                Special(key: key, values: [value], keys: all, required: required, isEnded: observation.isEnded))
        }
    }

    /// Whether there is a mapping of the usual keys, or nothing but special ones: where readers stop at a key that is
    /// missing, the keys that they ask for beside it are special.
    var isUsual: Bool {
        guard isEnded else { return special.isEmpty }
        let required = required
        return required.isEmpty
            || !special.contains { special in
                special.keys.isSuperset(of: keys) && required.allSatisfy(special.required.isSubset)
                    && (forms[special.key]?.words ?? []).isEmpty
            }
    }

    /// The sets of keys of which one must be there, without those that include another.
    var required: [Set<String>] {
        let sets = Set(needs)
        if sets.contains([]) { return [] }
        return sets.filter { set in !sets.contains { $0.isStrictSubset(of: set) } }
            .sorted { $0.sorted().lexicographicallyPrecedes($1.sorted()) }
    }
}
