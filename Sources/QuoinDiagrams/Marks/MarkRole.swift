import QuoinLayout
import QuoinScene

/// The subject of a mark, which determines its color. Marks also differ in form, so that they can be distinguished
/// without color.
enum MarkRole: Hashable, Sendable, CaseIterable {
    /// A horizontal distance.
    case horizontal
    /// A vertical distance.
    case vertical
    /// Elements themselves, and everything without an axis.
    case structure
    /// Something above or below something else.
    case layer
    /// Space that is distributed.
    case share
    /// Something outside its bounds, or too small.
    case excess
}

/// The colors of a diagram.
///
/// Each role has a contrast of at least 4.5 to 1 with the standard background (WCAG 2.2, 1.4.3).
struct Palette {
    /// The color behind labels and lines: that of the diagram, or the standard one if the diagram has none.
    let background: RGBA
    /// Whether nothing lies under the diagram.
    let isTransparent: Bool
    private let appearance: Appearance

    init(_ appearance: Appearance, background: Color? = nil) {
        self.appearance = appearance
        let chosen = background?.resolved(for: appearance)
        isTransparent = chosen?.alpha == 0
        self.background =
            chosen.flatMap { $0.alpha == 0 ? nil : $0 } ?? Self.standardBackground.resolved(for: appearance)
    }

    static let standardBackground = Color(light: .white, dark: RGBA(hex: 0x1B1C1F))

    /// The color of captions.
    var ink: RGBA { Self.ink.resolved(for: appearance) }

    subscript(role: MarkRole) -> RGBA { Self.color(role).resolved(for: appearance) }

    static let ink = Color(light: RGBA(hex: 0x24272C), dark: RGBA(hex: 0xECEDEF))

    static func color(_ role: MarkRole) -> Color {
        switch role {
        case .horizontal: Color(light: RGBA(hex: 0x0B5FD0), dark: RGBA(hex: 0x74B4FF))
        case .vertical: Color(light: RGBA(hex: 0xC03A08), dark: RGBA(hex: 0xFF9E70))
        case .structure: Color(light: RGBA(hex: 0x5A616B), dark: RGBA(hex: 0xB3B9C2))
        case .layer: Color(light: RGBA(hex: 0x7A35C4), dark: RGBA(hex: 0xCBA2FF))
        case .share: Color(light: RGBA(hex: 0x17753A), dark: RGBA(hex: 0x6FD694))
        case .excess: Color(light: RGBA(hex: 0xBE123C), dark: RGBA(hex: 0xFF8FA3))
        }
    }
}

extension Diagram {
    /// The names of the colors of diagrams, by their values in the light appearance.
    package static var colorNames: [RGBA: String] {
        let roles = MarkRole.allCases.map { (Palette.color($0).light, "\($0)") }
        return Dictionary(
            roles + [(Palette.ink.light, "ink"), (Palette.standardBackground.light, "ground")],
            uniquingKeysWith: { first, _ in first })
    }
}

extension MarkRole {
    init(_ axis: Axis) {
        self = axis == .horizontal ? .horizontal : .vertical
    }
}
