import QuoinLayout
import QuoinScene

/// What a mark is about, which gives it its color; each meaning has a form of its own beside the color.
enum Hue: Hashable, Sendable, CaseIterable {
    /// What is measured from left to right.
    case horizontal
    /// What is measured from top to bottom.
    case vertical
    /// Elements themselves, and all that has no axis.
    case structure
    /// What lies over or under something.
    case layer
    /// Room that is shared out.
    case share
    /// What leaves its bounds.
    case excess
}

/// The colors of a diagram.
///
/// Each hue keeps a contrast of at least 4.5 to 1 against the ground that its labels stand on (WCAG 2.2, 1.4.3).
struct Palette {
    let ground: RGBA
    private let appearance: Appearance

    init(_ appearance: Appearance, ground: Color? = nil) {
        self.appearance = appearance
        let standard = Color(light: .white, dark: RGBA(hex: 0x1B1C1F))
        self.ground = (ground ?? standard).resolved(for: appearance)
    }

    /// The color of captions.
    var ink: RGBA { Self.ink.resolved(for: appearance) }

    subscript(hue: Hue) -> RGBA { Self.color(hue).resolved(for: appearance) }

    static let ink = Color(light: RGBA(hex: 0x24272C), dark: RGBA(hex: 0xECEDEF))

    static func color(_ hue: Hue) -> Color {
        switch hue {
        case .horizontal: Color(light: RGBA(hex: 0x0B5FD0), dark: RGBA(hex: 0x74B4FF))
        case .vertical: Color(light: RGBA(hex: 0xC03A08), dark: RGBA(hex: 0xFF9E70))
        case .structure: Color(light: RGBA(hex: 0x5A616B), dark: RGBA(hex: 0xB3B9C2))
        case .layer: Color(light: RGBA(hex: 0x7A35C4), dark: RGBA(hex: 0xCBA2FF))
        case .share: Color(light: RGBA(hex: 0x17753A), dark: RGBA(hex: 0x6FD694))
        case .excess: Color(light: RGBA(hex: 0xBE123C), dark: RGBA(hex: 0xFF8FA3))
        }
    }
}

extension Hue {
    init(_ axis: Axis) {
        self = axis == .horizontal ? .horizontal : .vertical
    }
}
