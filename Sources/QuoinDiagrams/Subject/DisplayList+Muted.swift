import QuoinScene

extension DisplayList {
    /// The list with pale colors: a quarter of their saturation, mixed with white or black.
    func muted(_ appearance: Appearance) -> DisplayList {
        var list = self
        list.commands = commands.flatMap { command -> [DisplayCommand] in
            switch command.operation {
            case .fill(let shape, .solid(let color)):
                [DisplayCommand(.fill(shape, .solid(color.muted(appearance))), element: command.element)]
            case .stroke(let path, let style, .solid(let color)):
                [DisplayCommand(.stroke(path, style, .solid(color.muted(appearance))), element: command.element)]
            case .glyphs(let run, let point, .solid(let color)):
                [DisplayCommand(.glyphs(run, at: point, .solid(color.muted(appearance))), element: command.element)]
            case .fill, .stroke, .glyphs, .glyphOutlines, .shadow, .innerShadow:
                // Images, gradients, and colors within a picture.
                [
                    DisplayCommand(.pushGroup(PaintGroup(filters: Self.filters(appearance))), element: command.element),
                    command, DisplayCommand(.popGroup, element: command.element),
                ]
            default: [command]
            }
        }
        return list
    }

    private static func filters(_ appearance: Appearance) -> [Paint.Filter] {
        let dimming = Paint.Filter.brightness(RGBA.mutedPart)
        let fading = appearance == .dark ? [dimming] : [.invert(1), dimming, .invert(1)]
        return [.saturate(RGBA.mutedSaturation)] + fading
    }
}

extension RGBA {
    fileprivate static let mutedSaturation = 0.25
    /// How much of a color is left; the rest is white, or black in the dark appearance.
    fileprivate static let mutedPart = 0.75

    fileprivate func muted(_ appearance: Appearance) -> RGBA {
        let gray = 0.213 * red + 0.715 * green + 0.072 * blue
        let rest = appearance == .dark ? 0 : 1 - Self.mutedPart
        func pale(_ part: Double) -> Double {
            (gray + (part - gray) * Self.mutedSaturation) * Self.mutedPart + rest
        }
        return RGBA(red: pale(red), green: pale(green), blue: pale(blue), alpha: alpha)
    }
}
