import QuoinLayout
import QuoinScene

/// A display list for formats of shapes: whatever they lack is in it as an image.
///
/// Of its groups none has a blur or a shadow, and all masks count by their opacity; its shadings are solid colors, gradients along lines and in rings, and whole
/// images; its glyphs have outlines.
struct VectorList {
    let renderer: CairoRenderer
    let size: Size
    private(set) var operations: [DisplayOperation] = []
    private let patches: RasterPatches
    private let scale: Double
    private let commands: [DisplayCommand]
    /// The transforms that are open, each with those around it.
    private var transforms: [AffineTransform]
    /// Whether each of the links that are open is kept.
    private var links: [Bool] = []
    /// Where the groups that are open begin, and the transforms there.
    private var groups: [(start: Int, transform: AffineTransform)]

    /// - Throws: any ``RenderError``.
    init(_ list: DisplayList, scale: Double, renderer: CairoRenderer) throws(RenderError) {
        try self.init(list, scale: scale, renderer: renderer, within: .identity)
    }

    /// - Parameter transform: that of the places where the list is painted.
    private init(
        _ list: DisplayList, scale: Double, renderer: CairoRenderer, within transform: AffineTransform
    ) throws(RenderError) {
        _ = try CanvasLimits.pixels(of: list.size, scale: 1)
        (self.renderer, size, commands, self.scale) = (renderer, list.size, list.commands, scale)
        (transforms, groups) = ([transform], [(0, transform)])
        patches = RasterPatches(size: list.size, scale: scale, renderer: renderer)
        var index = 0
        while index < commands.count {
            do throws(RenderError) {
                index = try add(index)
            } catch .image(_, let error) {
                throw .image(list.element(of: commands[index]), error)
            }
        }
    }

    private var transform: AffineTransform { transforms.last ?? .identity }

    /// Adds what a command paints, and gives the next one's number.
    private mutating func add(_ index: Int) throws(RenderError) -> Int {
        let operation = commands[index].operation
        switch operation {
        case .fill(let shape, let shading):
            operations.append(.fill(shape, try vector(shading, over: shape.bounds)))
        case .stroke(let path, let style, let shading):
            let bounds = path.bounds.inset(by: EdgeInsets(-style.width))
            operations.append(.stroke(path, style, try vector(shading, over: bounds)))
        case .glyphs(let run, let origin, let shading):
            guard try renderer.stack.glyphs.face(run.face).isPlain else { return try addImage(of: index...index) }
            operations.append(.glyphs(run, at: origin, try vector(shading, over: run.bounds(at: origin))))
        case .glyphOutlines(let run, let origin, let style, let shading):
            guard try renderer.stack.glyphs.face(run.face).isPlain else { return index + 1 }
            let shading = try vector(shading, over: run.bounds(at: origin))
            operations.append(.glyphOutlines(run, at: origin, style, shading))
        case .shadow, .innerShadow: return try addImage(of: index...index)
        case .blurBackdrop(let shape, _): try addBackdrop(of: shape, index)
        case .pushGroup(let group):
            if !group.isPlain { return try addImage(of: group, from: index) }
            groups.append((index + 1, transform))
            operations.append(.pushGroup(try vector(group)))
        case .popGroup:
            groups.removeLast()
            operations.append(operation)
        case .pushTransform(let inner):
            transforms.append(transform.concatenating(inner))
            operations.append(operation)
        case .popTransform:
            transforms.removeLast()
            operations.append(operation)
        case .pushLink(let link):
            links.append(VectorList.isHarmless(link))
            if links.last == true { operations.append(operation) }
        case .popLink:
            if links.popLast() == true { operations.append(operation) }
        case .pushClip, .popClip: operations.append(operation)
        }
        return index + 1
    }

    /// Whether a link leads to a page, an address or a place beside the file, as opposed to a program.
    private static func isHarmless(_ link: String) -> Bool {
        guard let scheme = link.firstMatch(of: #/^\s*([A-Za-z][A-Za-z0-9+.\-]*):/#)?.1 else { return true }
        return ["http", "https", "mailto", "tel"].contains(scheme.lowercased())
    }

    /// A group with a mask that other formats have.
    private func vector(_ group: PaintGroup) throws(RenderError) -> PaintGroup {
        guard let mask = group.mask else { return group }
        var group = group
        group.mask = GroupMask(try vector(mask))
        return group
    }

    /// What makes a mask that counts by its opacity: of one that counts by its lightness, which not every format knows,
    /// white as it is seen through it.
    private func vector(_ mask: GroupMask) throws(RenderError) -> [DisplayOperation] {
        guard mask.mode == .luminance else {
            let list = DisplayList(size: size, commands: mask.operations.map { DisplayCommand($0) })
            return try VectorList(list, scale: scale, renderer: renderer, within: transform).operations
        }
        guard let inverse = transform.inverted else { return [] }
        let white = DisplayOperation.fill(.rectangle(Rect(origin: .zero, size: size)), .solid(.white))
        let seen: [DisplayOperation] = [
            .pushGroup(PaintGroup(mask: mask)), .pushTransform(inverse), white, .popTransform, .popGroup,
        ]
        return try patches.image(of: seen, transform: transform).map(onCanvas) ?? []
    }

    /// A shading that other formats have, or an image of it.
    private func vector(_ shading: Shading, over area: Rect) throws(RenderError) -> Shading {
        switch shading {
        case .solid: return shading
        case .gradient(let gradient):
            return gradient.isPlain ? shading : .image(try patches.image(of: shading, over: area))
        case .image(let image):
            if image.isPlain { return shading }
            return .image(try patches.image(of: shading, over: image.isTiled ? area : image.tile))
        }
    }
}

extension VectorList {
    /// Adds an image of what some commands paint, and gives the number of the one behind them.
    private mutating func addImage(of range: ClosedRange<Int>) throws(RenderError) -> Int {
        if let image = try patches.image(of: commands[range].map(\.operation), transform: transform) {
            addOnCanvas(image)
        }
        return range.upperBound + 1
    }

    /// Adds a group as an image, which then mixes with what is behind it as the group would.
    private mutating func addImage(of group: PaintGroup, from start: Int) throws(RenderError) -> Int {
        var depth = 0
        let end =
            commands.indices.dropFirst(start).first { index in
                if case .pushGroup = commands[index].operation { depth += 1 }
                if case .popGroup = commands[index].operation { depth -= 1 }
                return depth == 0
            } ?? commands.count - 1
        var content = commands[start...end].map(\.operation)
        content[0] = .pushGroup(PaintGroup(blur: group.blur, shadows: group.shadows, mask: group.mask))
        if let image = try patches.image(of: content, transform: transform) {
            operations.append(.pushGroup(PaintGroup(opacity: group.opacity, blendMode: group.blendMode)))
            addOnCanvas(image)
            operations.append(.popGroup)
        }
        return end + 1
    }

    /// Adds an image of what lies blurred behind a shape: all that the group painted so far.
    private mutating func addBackdrop(of shape: Shape, _ index: Int) throws(RenderError) {
        guard let group = groups.last else { return }
        let painted = commands[group.start...index].map(\.operation)
        let image = try patches.image(of: painted + DisplayOperation.closing(painted), transform: group.transform)
        guard let image else { return }
        operations.append(.pushClip(shape))
        addOnCanvas(image)
        operations.append(.popClip)
    }

    private mutating func addOnCanvas(_ image: ImageShading) {
        operations += onCanvas(image)
    }

    /// What paints an image whose place is relative to the canvas, whatever transforms are open.
    private func onCanvas(_ image: ImageShading) -> [DisplayOperation] {
        let fill = DisplayOperation.fill(.rectangle(image.tile), .image(image))
        if transform == .identity { return [fill] }
        guard let inverse = transform.inverted else { return [] }
        return [.pushTransform(inverse), fill, .popTransform]
    }
}

extension DisplayOperation {
    /// What ends everything that is open after some operations.
    fileprivate static func closing(_ operations: [DisplayOperation]) -> [DisplayOperation] {
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

extension PaintGroup {
    /// Whether shapes alone can show it.
    fileprivate var isPlain: Bool { blur == 0 && shadows.isEmpty }
}

extension GradientShading {
    /// Whether it is along a line, or in rings from a center.
    fileprivate var isPlain: Bool {
        switch geometry {
        case .linear: true
        case .radial: plainRange.lowerBound == 0
        case .conic: false
        }
    }
}

extension ImageShading {
    /// Whether it is a whole image, smooth, in its own colors.
    fileprivate var isPlain: Bool {
        part == ImageShading.whole && capInsets == .zero && tint == nil && sampling == .smooth
    }
}

extension GlyphRun {
    /// A rectangle around the glyphs, with room to spare.
    fileprivate func bounds(at origin: Point) -> Rect {
        let places = glyphs.map { Rect(origin: origin + $0.position, size: .zero) }
        guard let first = places.first else { return .zero }
        return places.reduce(first) { $0.union($1) }.inset(by: EdgeInsets(-2 * size))
    }
}
