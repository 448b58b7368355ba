import QuoinAutoLayout
import TestSupport

/// Random systems like those of layouts: items with a position and an extent, related to each other and the container.
struct GeneratedSystem {
    private var random: RandomNumbers
    private(set) var system = LinearSystem()
    private(set) var unknowns: [LinearSystem.Variable] = []

    /// - Parameter items: their number; by default from one to four.
    init(seed: Int, items count: Int? = nil) {
        random = RandomNumbers(seed: seed)
        let items = count ?? 1 + random.pick(4)
        for _ in 0..<items {
            unknowns.append(system.addUnknown(.position))
            unknowns.append(system.addUnknown(.extent))
        }
        for item in 0..<items { addIntrinsicSize(item) }
        for _ in 0..<(2 + random.pick(3 * items)) { addTie(items) }
    }

    private mutating func addIntrinsicSize(_ item: Int) {
        guard random.pick(3) > 0 else { return }
        let size = Double(10 * (1 + random.pick(12)))
        let width = LinearSystem.Term(unknowns[2 * item + 1], 1)
        system.add(width, .lessOrEqual, size, priority: [250, 251][random.pick(2)])
        system.add(width, .greaterOrEqual, size, priority: [750, 749][random.pick(2)])
    }

    private mutating func addTie(_ items: Int) {
        let relation = Relation.allCases[random.pick(3)]
        let priority = [1000, 1000, 750, 500, 250][random.pick(5)]
        let constant = Double(5 * random.pick(30))
        var terms = side(random.pick(items), scale: 1)
        if random.pick(4) > 0 {
            terms += side(random.pick(items), scale: -[1, 1, 1, 0.5, 2][random.pick(5)])
        } else if random.pick(2) > 0 {
            terms.append(LinearSystem.Term(.containerWidth, -1))
        }
        system.add(terms, relation, constant, priority: Double(priority))
    }

    /// Left, right, center or width of an item.
    private mutating func side(_ item: Int, scale: Double) -> [LinearSystem.Term] {
        let (left, width) = (unknowns[2 * item], unknowns[2 * item + 1])
        return switch random.pick(4) {
        case 0: [LinearSystem.Term(left, scale)]
        case 1: [LinearSystem.Term(left, scale), LinearSystem.Term(width, scale)]
        case 2: [LinearSystem.Term(left, scale), LinearSystem.Term(width, scale / 2)]
        default: [LinearSystem.Term(width, scale)]
        }
    }
}
