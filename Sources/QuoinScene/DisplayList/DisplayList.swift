import QuoinLayout

/// The drawing commands of a picture, in paint order. They do not depend on the backend.
///
/// Clips, groups, transforms and links open and close in pairs.
package struct DisplayList: Sendable {
    /// The size of the canvas, in points.
    package var size: Size
    /// In painting order: later commands lie over earlier ones.
    package var commands: [DisplayCommand]
    /// The tree with the elements of the commands; `nil` if the list comes from no layout.
    package var tree: LayoutTree?
    /// Where the picture differs from the elements' styles.
    package var warnings: [Paint.Problem] = []

    package init(size: Size, commands: [DisplayCommand] = [], tree: LayoutTree? = nil) {
        self.size = size
        self.commands = commands
        self.tree = tree
    }

    /// Whether it paints with images.
    package var hasImages: Bool { commands.contains(where: \.operation.hasImages) }

    /// The element that a command came from.
    package func element(of command: DisplayCommand) -> ElementReference? {
        guard let tree, let index = command.element else { return nil }
        return tree.reference(to: index)
    }
}

/// A drawing command and the element that it came from.
package struct DisplayCommand: Hashable, Sendable {
    package var operation: DisplayOperation
    /// The index of the element in the layout's tree; `nil` for the canvas.
    package var element: Int?

    package init(_ operation: DisplayOperation, element: Int? = nil) {
        self.operation = operation
        self.element = element
    }
}

/// A step of painting. All positions are in points relative to the canvas.
package enum DisplayOperation: Hashable, Sendable {
    /// Fills an area.
    case fill(Shape, Shading)
    /// Draws a line along a path.
    case stroke(Path, StrokeStyle, Shading)
    /// Draws glyphs, whose positions are relative to a point.
    case glyphs(GlyphRun, at: Point, Shading)
    /// Draws a line along the outlines of glyphs, whose positions are relative to a point.
    case glyphOutlines(GlyphRun, at: Point, StrokeStyle, Shading)
    /// Paints the blurred shadow of an area that is grown by a spread, in points.
    case shadow(Shape, spread: Double, ShadowCast)
    /// Paints the blurred shadow that the outside of an area, shrunk by a spread, casts into the area.
    case innerShadow(Shape, spread: Double, ShadowCast)
    /// Blurs what was painted so far within an area, by a standard deviation in points.
    case blurBackdrop(Shape, radius: Double)
    /// Changes the colors of what was painted so far within an area.
    case filterBackdrop(Shape, [Paint.Filter])
    /// Clips the following operations to an area, too.
    case pushClip(Shape)
    case popClip
    /// Paints the following operations into a group.
    case pushGroup(PaintGroup)
    /// Paints the innermost group as a whole.
    case popGroup
    /// Transforms all positions of the following operations.
    case pushTransform(TransformMatrix)
    case popTransform
    /// Links the following operations to an address, in formats that have links.
    case pushLink(String)
    case popLink
}

extension DisplayOperation {
    /// Whether it paints by itself, and neither opens nor closes anything.
    package var paints: Bool {
        switch self {
        case .fill, .stroke, .glyphs, .glyphOutlines, .shadow, .innerShadow, .blurBackdrop, .filterBackdrop: true
        case .pushClip, .popClip, .pushGroup, .popGroup, .pushTransform, .popTransform, .pushLink, .popLink: false
        }
    }

    /// Whether it paints with an image, or begins a group with a mask that does.
    fileprivate var hasImages: Bool {
        switch self {
        case .fill(_, .image), .stroke(_, _, .image), .glyphs(_, _, .image), .glyphOutlines(_, _, _, .image): true
        case .pushGroup(let group): group.mask?.operations.contains(where: \.hasImages) ?? false
        default: false
        }
    }
}

/// A destination of operations.
protocol DisplayOperationSink {
    mutating func add(_ operation: DisplayOperation)
}

extension DisplayOperationSink {
    /// Runs a body within a clip; `nil` does not clip.
    mutating func withClip(_ clip: Shape?, _ body: (inout Self) -> Void) {
        within(clip.map { .pushClip($0) }, .popClip, body)
    }

    /// Runs a body within a group, if the group differs from its parts.
    mutating func withGroup(_ group: PaintGroup, _ body: (inout Self) -> Void) {
        within(group.isPlain ? nil : .pushGroup(group), .popGroup, body)
    }

    mutating func withTransform(_ transform: TransformMatrix?, _ body: (inout Self) -> Void) {
        within(transform.map { .pushTransform($0) }, .popTransform, body)
    }

    mutating func withLink(_ address: String?, _ body: (inout Self) -> Void) {
        within(address.map { .pushLink($0) }, .popLink, body)
    }

    private mutating func within(
        _ push: DisplayOperation?, _ pop: DisplayOperation, _ body: (inout Self) -> Void
    ) {
        if let push { add(push) }
        body(&self)
        if push != nil { add(pop) }
    }
}

extension DisplayOperation {
    /// The operations that close all clips, groups, transforms and links that the given operations leave open.
    package static func closing(_ operations: some Sequence<DisplayOperation>) -> [DisplayOperation] {
        var open: [DisplayOperation] = []
        for operation in operations {
            switch operation {
            case .pushClip: open.append(.popClip)
            case .pushGroup: open.append(.popGroup)
            case .pushTransform: open.append(.popTransform)
            case .pushLink: open.append(.popLink)
            case .popClip, .popGroup, .popTransform, .popLink: _ = open.popLast()
            default: break
            }
        }
        return open.reversed()
    }
}

/// How a group of operations, painted as one picture, is composited with what is behind it.
package struct PaintGroup: Hashable, Sendable {
    /// From 0 to 1.
    package var opacity: Double
    package var blendMode: Paint.BlendMode
    /// Changes of all colors, in order; applied before the blur.
    package var filters: [Paint.Filter]
    /// The standard deviation of a blur, in points.
    package var blur: Double
    /// Shadows of the group's coverage, the first on top.
    package var shadows: [ShadowCast]
    /// Applied after the blur and the shadows.
    package var mask: GroupMask?
    /// Whether the content is painted over its shadows.
    package var showsContent = true

    package init(
        opacity: Double = 1, blendMode: Paint.BlendMode = .normal, filters: [Paint.Filter] = [], blur: Double = 0,
        shadows: [ShadowCast] = [], mask: GroupMask? = nil
    ) {
        (self.opacity, self.blendMode, self.filters, self.blur) = (opacity, blendMode, filters, blur)
        (self.shadows, self.mask) = (shadows, mask)
    }

    /// Whether painting the group is the same as painting its parts.
    var isPlain: Bool {
        opacity == 1 && blendMode == .normal && filters.isEmpty && blur == 0 && shadows.isEmpty && mask == nil
    }
}

/// The color, blur and offset of a shadow, without the shape that casts it.
package struct ShadowCast: Hashable, Sendable {
    /// The color where the coverage is full; elsewhere its alpha is less.
    package var color: RGBA
    /// The standard deviation of the blur, in points.
    package var radius: Double
    /// To the right and down, in points.
    package var offset: Point

    package init(color: RGBA, radius: Double, offset: Point) {
        (self.color, self.radius, self.offset) = (color, radius, offset)
    }
}

/// A mask of a group: the group is multiplied by the mask's alpha or luminance.
package struct GroupMask: Hashable, Sendable {
    /// What the mask shows, in the coordinates that apply where the group begins. Clips and groups open and close in
    /// pairs.
    package var operations: [DisplayOperation]
    package var mode: Paint.Mask.Mode

    package init(_ operations: [DisplayOperation], mode: Paint.Mask.Mode = .alpha) {
        (self.operations, self.mode) = (operations, mode)
    }
}

extension ArraySlice<DisplayCommand> {
    /// A rectangle that contains everything the commands paint, in the coordinates that apply where they begin; `nil`
    /// if they paint nothing. It may be too large, because clips and masks are ignored.
    package var paintedBounds: Rect? {
        var bounds = PaintedBounds()
        for command in self { bounds.add(command.operation) }
        return bounds.rect
    }

    /// The index of the command that closes a group, from the index of the command that opens it.
    package func end(ofGroupAt start: Index) -> Index {
        var depth = 0
        return self[start...].indices.first { index in
            if case .pushGroup = self[index].operation { depth += 1 }
            if case .popGroup = self[index].operation { depth -= 1 }
            return depth == 0
        } ?? index(before: endIndex)
    }
}

/// A rectangle around everything that operations paint.
private struct PaintedBounds {
    private(set) var rect: Rect?
    /// The open transforms, each concatenated with those around it.
    private var transforms: [TransformMatrix] = []
    /// The open groups, and what was painted before each.
    private var groups: [(group: PaintGroup, before: Rect?)] = []

    mutating func add(_ operation: DisplayOperation) {
        switch operation {
        case .fill(let shape, _), .innerShadow(let shape, _, _), .blurBackdrop(let shape, _),
            .filterBackdrop(let shape, _):
            add(shape.bounds)
        case .stroke(let path, let style, _): add(path.bounds.grown(by: style.reach))
        case .glyphs(let run, let origin, _): add(run.bounds(at: origin))
        case .glyphOutlines(let run, let origin, let style, _): add(run.bounds(at: origin).grown(by: style.reach))
        case .shadow(let shape, let spread, let cast):
            add(shape.bounds.grown(by: Swift.max(spread, 0) + cast.reach))
        case .pushGroup(let group):
            groups.append((group, rect))
            rect = nil
        case .popGroup:
            guard let (group, before) = groups.popLast() else { return }
            let painted = rect.map { $0.grown(by: group.reach * scale) }
            rect = before
            if let painted { rect = before?.union(painted) ?? painted }
        case .pushTransform(let transform):
            transforms.append((transforms.last ?? .identity).concatenating(transform))
        case .popTransform: _ = transforms.popLast()
        case .pushClip, .popClip, .pushLink, .popLink: break
        }
    }

    private mutating func add(_ area: Rect) {
        let moved = transforms.last?.bounds(of: area) ?? area
        rect = rect?.union(moved) ?? moved
    }

    /// An upper bound of the factor by which the open transforms enlarge.
    private var scale: Double {
        guard let matrix = transforms.last else { return 1 }
        return Swift.max(abs(matrix.a) + abs(matrix.c), abs(matrix.b) + abs(matrix.d))
    }
}

extension PaintGroup {
    /// The greatest distance to which blur and shadows reach beyond what the group paints, in points.
    fileprivate var reach: Double { BlurReach.painted(blur) + (shadows.map(\.reach).max() ?? 0) }
}

extension ShadowCast {
    /// The greatest distance to which the shadow reaches beyond its source, in points.
    fileprivate var reach: Double { BlurReach.painted(radius) + offset.greatestDistance + 2 }
}

extension StrokeStyle {
    /// The greatest distance to which the line reaches beyond its path, in points: a sharp corner, or that of a square end.
    package var reach: Double { width / 2 * max(join == .miter ? miterLimit : 1, 1.5) }
}

extension GlyphRun {
    /// A rectangle that contains the glyphs. It may be too large.
    package func bounds(at origin: Point) -> Rect {
        let places = glyphs.map { Rect(origin: origin + $0.position, size: .zero) }
        guard let first = places.first else { return .zero }
        return places.reduce(first) { $0.union($1) }.grown(by: 2 * size)
    }
}
