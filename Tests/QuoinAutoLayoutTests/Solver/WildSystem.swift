import QuoinAutoLayout
import TestSupport

extension LinearSystem {
    /// A random system unlike any layout: sums of several unknowns of any kind and sign, and of the container's extents.
    static func wild(seed: Int) -> LinearSystem {
        var random = RandomNumbers(seed: seed)
        var system = LinearSystem()
        let kinds: [Rest] = [.position, .extent, .position, .extent, .none]
        let unknowns = (0..<3 + random.pick(5)).map { _ in system.addUnknown(random.pick(kinds)) }
        // An unknown without a rest value and without a constraint may have any value.
        for unknown in unknowns where system.rests[unknown.index] == .none {
            system.add(Term(unknown, 1), .equal, Double(random.pick(90)), priority: 10)
        }
        for _ in 0..<unknowns.count + random.pick(8) {
            var terms = (0..<1 + random.pick(4)).map { _ in
                Term(random.pick(unknowns), random.pick([1, 1, -1, -1, 2, -0.5, 0.3, -3]))
            }
            if random.happens(oneIn: 3) { terms.append(Term(random.pick([.containerWidth, .containerHeight]), -0.5)) }
            system.add(
                terms, random.pick(Relation.allCases), Double(random.pick(12) * 25 - 100),
                priority: random.pick([1000, 1000, 900, 900, 500, 30]))
        }
        return system
    }
}
