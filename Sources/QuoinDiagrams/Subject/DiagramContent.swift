import QuoinScene

/// Draws a layout as boxes, with bars in place of texts and crosses in place of images.
struct Wireframe {
    private let subject: Subject
    private var drawn: Set<Int> = []

    static func list(of subject: Subject) -> DisplayList {
        var wireframe = Wireframe(subject: subject)
        var list = subject.list
        list.commands = subject.list.commands.flatMap { wireframe.commands(for: $0) }
        return list
    }

    private static let box = Color(light: RGBA(hex: 0xF3F4F6), dark: RGBA(hex: 0x26282D))
    private static let line = Color(light: RGBA(hex: 0xC9CED6), dark: RGBA(hex: 0x4A4E57))
    private static let bar = Color(light: RGBA(hex: 0xD3D8DF), dark: RGBA(hex: 0x50555F))
    private static let image = Color(light: RGBA(hex: 0xE5E7EB), dark: RGBA(hex: 0x34373D))
    /// The height of a bar, as a part of the font size.
    private static let barHeight = 0.62

    /// An element is drawn in place of the first thing that it paints.
    private mutating func commands(for command: DisplayCommand) -> [DisplayCommand] {
        guard command.operation.paints else { return [command] }
        guard let element = command.element, drawn.insert(element).inserted else { return [] }
        return operations(of: element).map { DisplayCommand($0, element: element) }
    }

    private func operations(of element: Int) -> [DisplayOperation] {
        let frame = subject.layout.frames[element]
        let paint = subject.tree.paint(of: element)
        let shape = Shape(frame, radii: paint?.cornerRadii ?? .zero)
        if subject.tree.kind(of: element) is ImageNode { return picture(shape) }
        if case .image? = paint?.fills.last { return picture(shape) }
        var operations: [DisplayOperation] = []
        if let paint, !paint.fills.isEmpty || paint.border != nil {
            if !paint.fills.isEmpty { operations.append(.fill(shape, color(Self.box))) }
            let edge = Shape(frame.inset(by: EdgeInsets(0.5)), radii: paint.cornerRadii)
            operations.append(.stroke(edge.path, StrokeStyle(width: 1), color(Self.line)))
        }
        if let text = subject.tree.kind(of: element) as? TextNode {
            let size = text.text.spans.map(\.style.size).max() ?? 0
            operations += subject.lineFrames(of: element).map { line in
                let bar = Rect(
                    center: line.center, size: Size(line.size.width, min(size * Self.barHeight, line.size.height)))
                return .fill(Shape(bar, radii: CornerRadii(2)), color(Self.bar))
            }
        }
        return operations
    }

    /// A box with a diagonal cross.
    private func picture(_ shape: Shape) -> [DisplayOperation] {
        let frame = shape.bounds
        var cross = Path()
        cross.move(to: Point(frame.minX, frame.minY))
        cross.line(to: Point(frame.maxX, frame.maxY))
        cross.move(to: Point(frame.maxX, frame.minY))
        cross.line(to: Point(frame.minX, frame.maxY))
        return [
            .fill(shape, color(Self.image)), .pushClip(shape),
            .stroke(cross, StrokeStyle(width: 0.75), color(Self.line)), .popClip,
        ]
    }

    private func color(_ color: Color) -> Shading { .solid(color.resolved(for: subject.panel.canvas.appearance)) }
}

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
