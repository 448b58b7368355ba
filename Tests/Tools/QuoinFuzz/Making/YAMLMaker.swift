/// Makes documents that use all features of YAML: anchors, aliases, merge keys, tags, block texts, comments, quotes.
enum YAMLMaker {
    static func text(_ dice: inout Dice) -> String {
        var text = dice.happens(0.1) ? "\u{FEFF}" : ""
        if dice.happens(0.2) {
            text += dice.pick(["%YAML 1.1\n---\n", "---\n", "# note\n", "%TAG ! tag:x,2000:\n---\n"])
        }
        text += "canvas: {width: \(dice.roll(1...200)), height: \(dice.roll(1...200))}\n"
        if dice.happens(0.3) { text += "components:\n  c:\n    parameters: {t: x}\n    layout: {text: $t}\n" }
        text += "layout:\n  column:\n    spacing: &n \(dice.roll(0...9))\n    children:\n"
        for index in 0..<dice.roll(1...6) {
            let anchor = dice.happens(0.4) ? "&e\(index) " : ""
            text += "      - \(anchor)\(element(&dice, index))\n"
        }
        return dice.happens(0.4)
            ? String(decoding: WrongStep.applied(to: Array(text.utf8), &dice), as: UTF8.self) : text
    }

    private static func element(_ dice: inout Dice, _ index: Int) -> String {
        switch dice.roll(0...9) {
        case 0: return "{text: |\n          \(dice.pick(["a\n          b", "long line", "\u{0}"]))\n        }"
        case 1: return "*e\(dice.roll(0...5))"
        case 2: return "{text: '\(Words.string(&dice).replacing("'", with: "''").replacing("\n", with: " "))'}"
        case 3: return "{text: \"\\x41\\u00e9\\U0001F642\\n\\0\"}"
        case 4: return "{preferredSize: [*n, 10], fill: !!str red}"
        case 5: return "{c: {t: \"\(dice.pick(["hello", "$t", "{item}"]))\"}}"
        case 6: return "{? text : ? hello : 1}"
        case 7: return "{<<: *e0, id: x\(index)}"
        case 8:
            return
                "\n        text: >-\n          folded\n          text\n        fill: \(Words.color(&dice).hasPrefix("#") ? "'#123'" : "red")"
        default:
            return "{row: [{text: a}, {spacer: ~}, {text: \(dice.pick(["0x1F", "1_000", "yes", ".nan", "1e3", "~"]))}]}"
        }
    }
}
