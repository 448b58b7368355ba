import Quoin

/// Makes one mistake in a valid value or file.
enum WrongStep {
    /// A value with one of its parts replaced, removed, doubled or moved.
    static func applied(to value: PropertyValue, _ dice: inout Dice) -> PropertyValue {
        switch value {
        case .mapping(let fields) where !fields.isEmpty && dice.happens(0.85):
            var fields = fields
            let name = dice.pick(fields.keys.sorted())
            switch dice.roll(0...9) {
            case 0: fields[name] = nil
            case 1: fields[name + dice.pick(["", "s", "x", "\u{0}"])] = fields.removeValue(forKey: name)
            case 2: fields[name] = fields[dice.pick(fields.keys.sorted())]
            default: fields[name] = fields[name].map { applied(to: $0, &dice) }
            }
            return .mapping(fields)
        case .list(let items) where !items.isEmpty && dice.happens(0.85):
            var items = items
            let index = dice.roll(0...items.count - 1)
            switch dice.roll(0...9) {
            case 0: items.remove(at: index)
            case 1: items += Array(repeating: items[index], count: dice.pick([1, 2, 40]))
            default: items[index] = applied(to: items[index], &dice)
            }
            return .list(items)
        case .text(let text) where dice.happens(0.7):
            return .text(String(decoding: applied(to: Array(text.utf8), &dice), as: UTF8.self))
        default:
            return replacement(&dice)
        }
    }

    private static func replacement(_ dice: inout Dice) -> PropertyValue {
        dice.pick([
            .number(-1), .number(1e308), .number(-1e15), .number(1e-300), .number(Double(Int.max)),
            .number(Double(Int.min)),
            .number(9_999_999),
            .number(4_503_599_627_370_497), .text(""), .text("\u{0}"), .text("100%"), .text("-5%"), .text("nan"),
            .text("inf"),
            .text("auto"), .text(String(repeating: "W", count: 3_000)), .text(String(repeating: "[*`", count: 700)),
            .text("\u{1B}[2J"), .text("$"), .text("${x}"), .list([]), .mapping([:]), .bool(true),
            .list(Array(repeating: .number(0), count: 40)), .text("M0 0L1e300 1e300"), .text("../../../../etc/passwd"),
        ])
    }

    /// Bytes with some of them changed, removed, doubled or moved.
    static func applied(to bytes: [UInt8], _ dice: inout Dice) -> [UInt8] {
        guard !bytes.isEmpty else { return [UInt8(dice.roll(0...255))] }
        var bytes = bytes
        for _ in 0..<dice.pick([1, 1, 2, 4, 16]) {
            let place = dice.roll(0...bytes.count - 1)
            switch dice.roll(0...6) {
            case 0: bytes[place] ^= 1 << UInt8(dice.roll(0...7))
            case 1: bytes[place] = dice.pick([0, 1, 0x7F, 0x80, 0xFF])
            case 2: bytes[place] = UInt8(dice.roll(0...255))
            case 3: bytes.removeSubrange(place..<min(bytes.count, place + dice.roll(1...8)))
            case 4: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + dice.roll(1...16))], at: place)
            case 5: bytes.removeLast(min(bytes.count - 1, dice.roll(0...bytes.count / 2)))
            default:
                for index in place..<min(bytes.count, place + 4) { bytes[index] = dice.pick([0, 0xFF, 0x7F]) }
            }
            if bytes.isEmpty { return [0] }
        }
        return bytes
    }
}
