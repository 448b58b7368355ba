@testable import QuoinAutoLayout

/// Small systems that look like layouts: things with a place and an extent, tied to each other and to the container.
struct GeneratedSystem {
    private var state: UInt64
    private(set) var system = LinearSystem()
    private(set) var unknowns: [LinearSystem.Variable] = []

    /// - Parameter things: how many there are; from one to four where absent.
    init(seed: Int, things count: Int? = nil) {
        state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        let things = count ?? 1 + pick(4)
        for _ in 0..<things {
            unknowns.append(system.addUnknown(.position))
            unknowns.append(system.addUnknown(.extent))
        }
        for thing in 0..<things { addOwnSize(thing) }
        for _ in 0..<(2 + pick(3 * things)) { addTie(things) }
    }

    private mutating func addOwnSize(_ thing: Int) {
        guard pick(3) > 0 else { return }
        let size = Double(10 * (1 + pick(12)))
        let width = LinearSystem.Term(unknowns[2 * thing + 1], 1)
        system.add(width, .lessOrEqual, size, priority: [250, 251][pick(2)])
        system.add(width, .greaterOrEqual, size, priority: [750, 749][pick(2)])
    }

    private mutating func addTie(_ things: Int) {
        let relation = Relation.allCases[pick(3)]
        let priority = [1000, 1000, 750, 500, 250][pick(5)]
        let constant = Double(5 * pick(30))
        var terms = side(pick(things), scale: 1)
        if pick(4) > 0 {
            terms += side(pick(things), scale: -[1, 1, 1, 0.5, 2][pick(5)])
        } else if pick(2) > 0 {
            terms.append(LinearSystem.Term(.containerWidth, -1))
        }
        system.add(terms, relation, constant, priority: Double(priority))
    }

    /// Left, right, center or width of a thing.
    private mutating func side(_ thing: Int, scale: Double) -> [LinearSystem.Term] {
        let (left, width) = (unknowns[2 * thing], unknowns[2 * thing + 1])
        return switch pick(4) {
        case 0: [LinearSystem.Term(left, scale)]
        case 1: [LinearSystem.Term(left, scale), LinearSystem.Term(width, scale)]
        case 2: [LinearSystem.Term(left, scale), LinearSystem.Term(width, scale / 2)]
        default: [LinearSystem.Term(width, scale)]
        }
    }

    /// A number below the limit (SplitMix64).
    private mutating func pick(_ limit: Int) -> Int {
        state = state &+ 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((bits ^ (bits >> 31)) % UInt64(limit))
    }
}
