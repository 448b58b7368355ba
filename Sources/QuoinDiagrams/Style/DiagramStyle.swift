import QuoinScene

/// The weights, distances and limits of all diagrams, in points unless said otherwise.
enum DiagramStyle {
    /// The smallest legible font size on the page that shows the picture.
    static let fontSize = 11.0
    /// The space between the letters of a label and the edges of its ground.
    static let labelPadding = Size(4, 0)
    static let labelRadius = 3.0

    /// The width of a leader, and how much of its color it has.
    static let leader = (width: 0.75, opacity: 0.4)
    /// The width of the lines at the edges of an area, and how much of their color they have.
    static let edge = (width: 0.5, opacity: 0.35)
    /// The width of the border of a bordered area.
    static let strongBorder = 1.5
    /// The lines of a hatched area.
    static let hatching = (width: 0.75, distance: 6.0, opacity: 0.25)

    /// The distance of the first rail from the layout: the line beside it along which distances are measured.
    static let rail = (beside: 14.0, above: 10.0)
    /// The least extent of an area that has its label within.
    static let roomyBand = 18.0

    /// A part that is enlarged: the distances below which there is one, in points of a page; how far from a side of the
    /// layout they are at most; how many a layout has; its size; the part of its height that the distance has, within the
    /// factors; the radius of its corners, and how much of its color its edge has.
    static let lens = (
        below: 3.0, reach: 100.0, most: 2, size: Size(88, 56), share: 0.15, factors: 2.0...8, radius: 6.0, edge: 0.6
    )

    /// The number of labels at the essential level, and for a layout above an area in square points.
    static let essentialLabels = (small: 7, large: 9, area: 160_000.0)
    /// The number of labels at the full level: one for each area in square points, within limits.
    static let fullLabels = (area: 4_200.0, range: 14.0...24)
    /// The number of labels at the full level below which nothing is joined.
    static let fewLabels = 12
}

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

/// The colors of a diagram. Marks have the values for the pixels under them: on a dark part of a layout those of the dark
/// appearance, whatever the page has.
struct Palette {
    /// The color behind labels and lines: that of the diagram, or the standard one if the diagram has none.
    let background: RGBA
    /// Whether nothing lies under the diagram.
    let isTransparent: Bool

    init(_ appearance: Appearance, background: Color? = nil) {
        let chosen = background?.resolved(for: appearance)
        isTransparent = chosen?.alpha == 0
        self.background =
            chosen.flatMap { $0.alpha == 0 ? nil : $0 } ?? Self.standardBackground.resolved(for: appearance)
    }

    static let standardBackground = Color(light: .white, dark: RGBA(hex: 0x1B1C1F))

    /// The color of captions of panels, and of the legend.
    var ink: RGBA { self[.size] }

    /// The color of the canvas's edge, and of the caption of the whole.
    var quietInk: RGBA { Self.quietInk.resolved(for: appearance(on: nil)) }

    private static let quietInk = Color(light: RGBA(hex: 0x5A616B), dark: RGBA(hex: 0xB3B9C2))

    /// The color of a role on the page.
    subscript(role: MarkRole) -> RGBA { color(role, on: nil) }

    /// The color of a role on the paint of a layout; on the page if there is none.
    func color(_ role: MarkRole, on backdrop: Backdrop?) -> RGBA {
        role.look.color.resolved(for: appearance(on: backdrop))
    }

    /// The color of an area.
    func tint(_ role: MarkRole, on backdrop: Backdrop?) -> RGBA {
        let (tint, appearance) = (role.look.tint, appearance(on: backdrop))
        return color(role, on: backdrop).fading(to: appearance == .dark ? tint.dark : tint.light)
    }

    /// The color behind a label: that of the layout if the label can be read on it.
    func ground(of role: MarkRole, on backdrop: Backdrop?) -> RGBA {
        guard case .color(let color)? = backdrop else { return background }
        if color.contrast(with: self.color(role, on: backdrop)) >= 4.5 { return color }
        return Self.standardBackground.resolved(for: appearance(on: backdrop))
    }

    private func appearance(on backdrop: Backdrop?) -> Appearance {
        let color = if case .color(let color)? = backdrop { color } else { background }
        // A luminance of 0.3.
        return color.contrast(with: .black) < 7 ? .dark : .light
    }
}

/// The paint under a point of a layout.
enum Backdrop {
    case color(RGBA)
    case image
}
