/// What one reading asked of a mapping, and what it said of it.
struct MappingObservation {
    let observation: Observation
    let isAsked: Bool
    /// The keys whose values were asked for.
    let keys: [String]
    /// The keys whose presence alone was asked for.
    let tested: [String]
    let required: Set<String>
    let asksForAll: Bool
    let isEnded: Bool
    /// Whether something is wrong with the mapping but for keys that are missing or too many.
    let isRefused: Bool

    init(_ pairs: [(String, YAMLNode)], at place: ProbePlace) {
        observation = Observation(.probe(pairs), at: place)
        let requests = observation.requests
        isAsked = requests.contains(.mapping)
        asksForAll = requests.contains(.allKeys)
        isEnded = requests.contains(.end)
        keys = requests.compactMap { request in
            if case .key(let key) = request { key } else { nil }
        }
        tested = requests.compactMap { request in
            if case .presence(let key) = request { key } else { nil }
        }
        required = Set(
            requests.compactMap { request in
                if case .requiredKey(let key) = request { key } else { nil }
            })
        let given = pairs.map(\.0)
        let missing = required.filter { !given.contains($0) }.count
        let known = Set(keys)
        let surplus = isEnded && !asksForAll ? given.count { !known.contains($0) } : 0
        isRefused = observation.errorCount > missing + surplus
    }
}
