import QuoinScene

/// What a mark is about. Each role has one color, and areas of one form, along both axes.
package enum MarkRole: Hashable, Sendable, CaseIterable {
    /// The distance of an inset.
    case inset
    /// The distance between neighbors.
    case spacing
    /// Free space, and what grew into it.
    case room
    /// An extent, and everything about an element as a whole.
    case size
    /// Where something is: alignment, layers, corners and guides.
    case position
    /// Something outside its bounds, or too small.
    case overflow

    /// How areas of a role are drawn.
    package enum Form: Hashable, Sendable {
        /// A tint.
        case flat
        /// A tint with lines at 45°.
        case hatched
        /// A tint within a strong border.
        case bordered
    }

    /// The color of lines and labels, how much of it areas have on light and on dark pixels, and their form.
    package typealias Look = (color: Color, tint: (light: Double, dark: Double), form: Form)

    /// The colors differ also for people who do not see all of them, and have a contrast of at least 4.5 to 1 with the
    /// standard background (WCAG 2.2, 1.4.3).
    package var look: Look {
        switch self {
        case .inset: (Self.color(0x0B3BA7, 0x60A5FA), (0.08, 0.14), .flat)
        case .spacing: (Self.color(0xC8207A, 0xF48FB1), (0.08, 0.14), .hatched)
        case .room: (Self.color(0x3B7A10, 0x86EFAC), (0.08, 0.14), .flat)
        case .size: (Self.color(0x24272C, 0xECEDEF), (0.10, 0.14), .flat)
        case .position: (Self.color(0x9333EA, 0xD8B4FE), (0.08, 0.14), .flat)
        case .overflow: (Self.color(0x7C2D12, 0xFF7A59), (0.18, 0.22), .bordered)
        }
    }

    private static func color(_ light: UInt32, _ dark: UInt32) -> Color {
        Color(light: RGBA(hex: light), dark: RGBA(hex: dark))
    }
}

extension Diagram {
    /// The names of the colors of diagrams, by their values in the light appearance.
    package static var colorNames: [RGBA: String] {
        let roles = MarkRole.allCases.map { ($0.look.color.light, "\($0)") }
        return Dictionary(
            roles + [(Palette.standardBackground.light, "ground")], uniquingKeysWith: { first, _ in first })
    }
}
