/// Makes documents of what other processors and libraries are most likely to draw otherwise: mixed, turned, blurred and
/// scaled elements over each other, at odd scales.
enum PaintMaker {
    private static let blends = [
        "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "hardLight",
        "softLight", "difference", "exclusion", "hue", "saturation", "color", "luminosity", "plusLighter",
        "plusDarker",
    ]
    private static let colors = ["#2632ed", "#f43f5ecc", "#fde047", "#0f766e80", "#111827", "#ffffffe0", "#a855f7"]
    private static let spaces = ["srgb", "srgb-linear", "oklab", "lab", "oklch", "lch"]
    private static let photos = ["dessert.png", "portrait.webp", "portrait-turned.jpg", "leaf.svg", "bubble.svg"]
    private static let words = ["Brot & Käse 12,50", "fluffy AVA", "ΔЖ 0123", "مرحبا", "🙂👩‍👩‍👧‍👦", "ﬁne\\ntwo lines"]
    private static let fonts = ["Inter", "DejaVu Serif", "Inter Display", "monospace"]
    private static let filters = ["grayscale: 0.7", "sepia: 0.4", "saturate: 1.7", "contrast: 1.3", "hueRotate: 77"]

    static func document(_ dice: inout Dice) -> String {
        let scale = dice.pick(["0.73", "1", "1.37", "1.5", "2", "2.61"])
        var lines = [
            "canvas: {width: 180, height: 120, scale: \(scale), fill: \(fill(&dice))}", "layout:", "  absolute:",
            "    children:",
        ]
        for _ in 0..<dice.roll(3...7) { lines.append("      - {\(element(&dice).joined(separator: ", "))}") }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func element(_ dice: inout Dice) -> [String] {
        var keys = ["layoutPosition: [\(number(0...110, &dice)), \(number(0...70, &dice))]"]
        let size = "preferredSize: [\(number(20...90, &dice)), \(number(20...60, &dice))]"
        switch dice.roll(0...3) {
        case 0:
            var text = "string: \"\(dice.pick(words))\", font: \(dice.pick(fonts)), size: \(number(9...30, &dice))"
            text += ", color: \"\(dice.pick(colors))\""
            if dice.happens(0.3) {
                text += ", stroke: {width: \(number(1...2, &dice)), color: \"\(dice.pick(colors))\"}"
            }
            keys.append("text: {\(text)}")
        case 1: keys += ["image: \(dice.pick(photos))", size]
        default: keys += ["shape: \(dice.pick(["rectangle", "ellipse"]))", size, "fill: \(fill(&dice))"]
        }
        if dice.happens(0.5) { keys.append("blend: \(dice.pick(blends))") }
        if dice.happens(0.4) { keys.append("opacity: 0.\(dice.roll(10...95))") }
        if dice.happens(0.4) {
            keys.append(
                "transform: {rotate: \(number(-90...90, &dice)), scale: 1.\(dice.roll(0...40)), skew: [\(dice.roll(-20...20)), 0]}"
            )
        }
        if dice.happens(0.2) { keys.append("blur: \(number(0...6, &dice))") }
        if dice.happens(0.2) { keys.append("filter: {\(dice.pick(filters))}") }
        if dice.happens(0.3) {
            keys.append(
                "shadow: {color: \"\(dice.pick(colors))\", radius: \(number(0...9, &dice)), offset: [2.3, 3.7]}")
        }
        if dice.happens(0.3) { keys.append("cornerRadius: \(number(0...20, &dice))") }
        return keys
    }

    private static func fill(_ dice: inout Dice) -> String {
        let stops = (0..<dice.roll(2...4)).map { _ in "\"\(dice.pick(colors))\"" }.joined(separator: ", ")
        let shared = "interpolation: \(dice.pick(spaces)), stops: [\(stops)]"
        return switch dice.roll(0...3) {
        case 0: "\"\(dice.pick(colors))\""
        case 1: "{linear: {angle: \(dice.roll(0...359)), \(shared)}}"
        case 2: "{radial: {center: [\(dice.roll(0...100))%, 40%], \(shared)}}"
        default: "{conic: {\(shared)}}"
        }
    }

    /// A number with two digits after the point.
    private static func number(_ range: ClosedRange<Int>, _ dice: inout Dice) -> String {
        "\(Double(dice.roll(range.lowerBound * 100...range.upperBound * 100)) / 100)"
    }
}
