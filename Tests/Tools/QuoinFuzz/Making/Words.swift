/// Makes the texts of documents: path data, rules, colors, Markdown and others.
enum Words {
    static let names = ["a", "b", "c", "title"]

    private static let letters = [
        "a", "W", "fi", " ", "  ", "\n", "\t", "é", "e\u{301}", "ß", "日", "本", "🙂", "👩‍👩‍👧‍👦", "🏳️‍🌈", "مرحبا", "لا", "שלום",
        "\u{200D}", "\u{200F}", "\u{202E}", "\u{2028}", "\u{AD}", "\u{FEFF}", "\u{FFFD}", "क्षि", "ไทย", "𝔘",
        "\u{1F1E9}\u{1F1EA}",
        "word ", "1234", "…", "-", "\u{A0}", "\r\n", "\u{B}", "A\u{300}\u{301}\u{302}\u{303}",
    ]

    /// A text for the value of a key.
    static func text(for key: String, pattern: String?, _ dice: inout Dice) -> String {
        if let pattern {
            if pattern.contains("inf") || pattern.contains("[iI]") {
                return pattern.contains("\\.\\.\\.") ? dice.pick(["0...inf", "10...200", "5...90"]) : ".inf"
            }
            return "\(dice.roll(0...100))%"
        }
        switch key {
        case "path": return path(&dice)
        case "rules": return rule(&dice)
        case "markdown": return markdown(&dice)
        case "color": return color(&dice)
        case "image", "source", "background", "snapshot", "poster": return image(&dice)
        case "font": return dice.pick(["Inter", "DejaVu Serif", "monospace", "emoji", "sans-serif"])
        case "language": return dice.pick(["en", "de", "ar", "ja", "th", "zh-Hant-TW", "x-a", "en-GB-oxendict"])
        case "features": return dice.pick(["tnum", "ss01", "-kern", "liga=0", "smcp"])
        case "guides", "name", "id", "targets", "focus", "for", "badges": return dice.pick(names)
        case "at", "point", "dimension": return "\(dice.roll(0...100))%"
        default: return string(&dice)
        }
    }

    static func string(_ dice: inout Dice) -> String {
        (0..<dice.pick([0, 1, 1, 2, 3, 5, 8, 20, 60])).map { _ in dice.pick(letters) }.joined()
    }

    static func color(_ dice: inout Dice) -> String {
        let digits = dice.pick([3, 4, 6, 8])
        return dice.happens(0.7)
            ? "#" + (0..<digits).map { _ in String(dice.roll(0...15), radix: 16) }.joined()
            : dice.pick([
                "red", "transparent", "rebeccapurple", "rgb(1, 2, 3)", "rgb(10% 20% 30% / 0.5)", "hsl(120deg 50% 50%)",
                "oklch(0.5 0.2 30)", "oklab(0.4 0.1 -0.1 / 50%)", "color(display-p3 1 0 0)",
            ])
    }

    static func path(_ dice: inout Dice) -> String {
        let counts: [Character: Int] = ["M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0]
        let commands = counts.keys.sorted()
        var text = "M\(dice.roll(-50...50)) \(dice.roll(-50...50))"
        for _ in 0..<dice.pick([0, 1, 2, 4, 10, 30]) {
            let command = dice.pick(commands)
            text += dice.happens(0.5) ? "\(command)" : "\(command)".lowercased()
            for index in 0..<counts[command, default: 0] {
                let isFlag = command == "A" && (index == 3 || index == 4)
                text += isFlag ? " \(dice.roll(0...1))" : " " + number(&dice)
            }
        }
        return text
    }

    static func rule(_ dice: inout Dice) -> String {
        let attributes = [
            "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
            "firstBaseline",
        ]
        func side(_ dice: inout Dice) -> String { dice.pick(names + ["container"]) + "." + dice.pick(attributes) }
        var text = side(&dice) + dice.pick([" == ", " <= ", " >= "])
        text += dice.happens(0.7) ? side(&dice) : "\(dice.roll(0...200))"
        if dice.happens(0.3) { text += " * " + number(&dice) }
        if dice.happens(0.5) { text += dice.pick([" + ", " - "]) + "\(dice.roll(0...90))" }
        if dice.happens(0.3) { text += " @ " + dice.pick(["750", "1000", "1", "high", "low", "required"]) }
        return text
    }

    static func markdown(_ dice: inout Dice) -> String {
        let marks = [
            "*", "**", "_", "__", "`", "``", "[", "]", "](", ")", "~~", "\\", "<", ">", "&amp;", "![", "\n",
            "https://a.b ",
        ]
        return (0..<dice.pick([1, 3, 8, 30])).map { _ in dice.happens(0.5) ? dice.pick(marks) : dice.pick(letters) }
            .joined()
    }

    static func image(_ dice: inout Dice) -> String {
        if dice.happens(0.3) { return "data:image/svg+xml," + PictureMaker.vectorText(&dice) }
        return dice.pick([
            "disc.png", "plus.png", "line.png", "leaf.svg", "bubble.svg", "portrait.webp", "portrait-turned.jpg",
        ])
    }

    static func number(_ dice: inout Dice) -> String {
        dice.happens(0.05)
            ? dice.pick(["1e9", "-1e9", "1e-9", "0", "-0", "9999999", ".5", "1e308"])
            : "\(Double(dice.roll(-400...400)) / 4)"
    }
}

/// Random choices that are the same for the same seed, by SplitMix64.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        // Unmixed, the choices of neighboring seeds would be the same, some choices later.
        state = Self.mixed(seed &+ 0xD1B5_4A32_D192_ED03)
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        return Self.mixed(state)
    }

    private static func mixed(_ bits: UInt64) -> UInt64 {
        var bits = bits
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// A number of the range.
    mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    /// Whether an event of some probability happens.
    mutating func happens(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &self) < probability }

    mutating func pick<Items: RandomAccessCollection>(_ items: Items) -> Items.Element {
        items[items.index(items.startIndex, offsetBy: roll(0...items.count - 1))]
    }
}
