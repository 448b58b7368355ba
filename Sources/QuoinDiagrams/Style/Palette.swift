import QuoinScene

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
