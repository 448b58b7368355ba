import QuoinScene

/// A display list for vector formats. Content that they cannot express is contained as images.
struct VectorDisplayList {
    let renderer: CairoRenderer
    let size: Size
    private(set) var operations: [VectorOperation] = []
    /// The elements of the operations.
    private(set) var elements: [Int?] = []
    let tree: LayoutTree?
    private let fallback: RasterFallback
    private let scale: Double
    private let commands: [DisplayCommand]
    /// The open transforms, each concatenated with those around it.
    private var transforms: [TransformMatrix]
    /// The element whose command is added.
    private var current: Int?
    /// Whether each of the open links is kept.
    private var links: [Bool] = []
    /// The first command in each of the open groups, and the transform there.
    private var groups: [(start: Int, transform: TransformMatrix)]

    init(_ list: DisplayList, scale: Double, renderer: CairoRenderer) throws(QuoinError) {
        try self.init(list, scale: scale, renderer: renderer, within: .identity)
    }

    /// - Parameter transform: the one around the list.
    private init(
        _ list: DisplayList, scale: Double, renderer: CairoRenderer, within transform: TransformMatrix
    ) throws(QuoinError) {
        _ = try CanvasPixels.size(of: list.size, scale: 1, limits: renderer.budget.limits)
        (self.renderer, size, commands, self.scale) = (renderer, list.size, list.commands, scale)
        tree = list.tree
        (transforms, groups) = ([transform], [(0, transform)])
        fallback = RasterFallback(size: list.size, scale: scale, renderer: renderer)
        var index = 0
        while index < commands.count {
            try renderer.checkBudget()
            let command = commands[index]
            do throws(QuoinError) {
                index = try add(index)
            } catch {
                throw error.showing(list.element(of: command))
            }
            elements += Array(repeating: command.element, count: operations.count - elements.count)
        }
    }

    private var transform: TransformMatrix { transforms.last ?? .identity }

    /// Throws if nested transforms enlarge or move beyond the numbers that viewers support, or shrink to nothing.
    private func checkTransform() throws(QuoinError) {
        let transform = transform
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        guard numbers.allSatisfy({ abs($0) <= 1e6 }), transform.isInvertible else { throw .transformOutOfRange }
    }

    /// Adds the operations of a command, and returns the index of the next one.
    private mutating func add(_ index: Int) throws(QuoinError) -> Int {
        let operation = commands[index].operation
        current = commands[index].element
        if let property = operation.propertyOfPixels { note(property) }
        switch operation {
        case .fill(let shape, .image(let image)) where try addShapes(of: image, within: shape): break
        case .fill(let shape, let shading):
            operations.append(.fill(shape, try vector(shading, over: shape.bounds)))
        case .stroke(let path, let style, let shading):
            let bounds = path.bounds.inset(by: EdgeInsets(-style.width))
            operations.append(.stroke(path, style, try vector(shading, over: bounds)))
        case .glyphs(let run, let origin, let shading):
            guard try renderer.glyphFace(run.face).isPlain else {
                note("emoji")
                return try addImage(of: index...index)
            }
            operations.append(.glyphs(run, at: origin, try vector(shading, over: run.bounds(at: origin))))
        case .glyphOutlines(let run, let origin, let style, let shading):
            guard try renderer.glyphFace(run.face).isPlain else { return index + 1 }
            let shading = try vector(shading, over: run.bounds(at: origin))
            operations.append(.glyphOutlines(run, at: origin, style, shading))
        case .shadow, .innerShadow: return try addImage(of: index...index)
        case .blurBackdrop(let shape, _), .filterBackdrop(let shape, _): try addBackdrop(of: shape, index)
        case .pushGroup(let group):
            if group.blendMode == .plusDarker { return try addImage(ofMixed: index) }
            guard group.blur == 0, group.shadows.isEmpty, group.filters.isEmpty else {
                return try addImage(of: group, from: index)
            }
            groups.append((index + 1, transform))
            operations.append(.pushGroup(try vector(group)))
        case .popGroup:
            groups.removeLast()
            operations.append(.popGroup)
        case .pushTransform(let inner):
            transforms.append(transform.concatenating(inner))
            try checkTransform()
            operations.append(.pushTransform(inner))
        case .popTransform:
            transforms.removeLast()
            operations.append(.popTransform)
        case .pushLink(let link):
            links.append(VectorDisplayList.isHarmless(link))
            if links.last == true {
                let area = groups.count > 1 ? try area(ofLinkAt: index) : nil
                operations.append(.pushLink(VectorLink(target: link, areaInGroup: area)))
            }
        case .popLink:
            if links.popLast() == true { operations.append(.popLink) }
        case .pushClip(let shape): operations.append(.pushClip(shape))
        case .popClip: operations.append(.popClip)
        }
        return index + 1
    }

    /// Notes what becomes pixels of the element whose command is added.
    private func note(_ property: String) {
        renderer.pixelContent.note(property, of: current.flatMap { tree?.reference(to: $0) })
    }

    /// A rectangle around the letters and shapes that a link contains, in the page's points.
    private func area(ofLinkAt index: Int) throws(QuoinError) -> Rect? {
        var (area, inner) = (Rect?.none, [transform])
        for command in commands[(index + 1)...] {
            var bounds: Rect?
            switch command.operation {
            case .popLink: return area
            case .pushTransform(let matrix): inner.append((inner.last ?? .identity).concatenating(matrix))
            case .popTransform: inner.removeLast()
            case .glyphs(let run, let origin, _), .glyphOutlines(let run, let origin, _, _):
                let outline = run.outline(try renderer.glyphFace(run.face), at: origin)
                bounds = outline.elements.isEmpty ? nil : outline.bounds
            case .fill(let shape, _): bounds = shape.bounds
            default: break
            }
            if let bounds = bounds.map((inner.last ?? .identity).bounds) { area = area?.union(bounds) ?? bounds }
        }
        return area
    }

    /// Whether a link is relative or has a scheme that starts no program.
    private static func isHarmless(_ link: String) -> Bool {
        guard let scheme = link.firstMatch(of: #/^\s*([A-Za-z][A-Za-z0-9+.\-]*):/#)?.1 else { return true }
        return ["http", "https", "mailto", "tel"].contains(scheme.lowercased())
    }

    private func vector(_ group: PaintGroup) throws(QuoinError) -> VectorGroup {
        var result = VectorGroup(opacity: group.opacity, blendMode: group.blendMode)
        if let mask = group.mask { result.mask = try vector(mask) }
        return result
    }

    /// The operations that draw an alpha mask. A luminance mask, which not every format supports, becomes an image of
    /// white with that mask.
    private func vector(_ mask: GroupMask) throws(QuoinError) -> [VectorOperation] {
        guard mask.mode == .luminance else {
            let list = DisplayList(size: size, commands: mask.operations.map { DisplayCommand($0) })
            return try VectorDisplayList(list, scale: scale, renderer: renderer, within: transform).operations
        }
        guard let inverse = transform.inverted else { return [] }
        let white = DisplayOperation.fill(.rectangle(Rect(origin: .zero, size: size)), .solid(.white))
        let seen: [DisplayOperation] = [
            .pushGroup(PaintGroup(mask: mask)), .pushTransform(inverse), white, .popTransform, .popGroup,
        ]
        return try fallback.image(of: seen, transform: transform).map(onCanvas) ?? []
    }

    /// Adds an image of shapes that is tinted or cut, without turning it into pixels.
    ///
    /// - Returns: false, without adding anything, for other images.
    private mutating func addShapes(of image: ImageShading, within shape: Shape) throws(QuoinError) -> Bool {
        guard !image.isPlain, !image.isTiled, image.capInsets == .zero, image.part.size.width > 0,
            image.part.size.height > 0
        else { return false }
        let (part, tile) = (image.part, image.tile)
        let size = Size(tile.size.width / part.size.width, tile.size.height / part.size.height)
        let whole = Rect(
            origin: tile.origin - Point(part.minX * size.width, part.minY * size.height), size: size)
        let vector = try vector(image, tile: whole)
        guard vector.drawnSize != nil else { return false }
        operations.append(.pushClip(.rectangle(tile)))
        if let tint = image.tint {
            let content = VectorOperation.fill(.rectangle(whole), .image(vector))
            operations.append(.pushGroup(VectorGroup(mask: [content])))
            operations.append(.fill(shape, .solid(tint)))
            operations.append(.popGroup)
        } else {
            operations.append(.fill(shape, .image(vector)))
        }
        operations.append(.popClip)
        return true
    }

    /// An image in its own colors.
    private func vector(_ image: ImageShading, tile: Rect) throws(QuoinError) -> VectorImage {
        let source = image.image.source(forScale: .infinity)
        let isVector = try renderer.images.isVector(source)
        if try renderer.images.hasFilters(source) { note("image") }
        let drawnSize = isVector ? fallback.pixels(of: tile.size, transform) : nil
        return VectorImage(source: source, tile: tile, drawnSize: drawnSize, isTiled: image.isTiled)
    }

    /// The shading itself if vector formats support it; otherwise an image of it.
    private func vector(_ shading: Shading, over area: Rect) throws(QuoinError) -> VectorShading {
        switch shading {
        case .solid(let color): return .solid(color)
        case .gradient(let gradient):
            if let gradient = VectorGradient(gradient) { return .gradient(gradient) }
            return .image(try fallback.image(of: shading, over: area))
        case .image(let image):
            if image.isPlain {
                return .image(try vector(image, tile: image.tile))
            }
            if try renderer.images.isVector(image.image.source(forScale: .infinity)) { note("image") }
            return .image(try fallback.image(of: shading, over: image.isTiled ? area : image.tile))
        }
    }
}

extension VectorDisplayList {
    /// Adds an image of some commands, and returns the index of the next one.
    private mutating func addImage(of range: ClosedRange<Int>) throws(QuoinError) -> Int {
        if let image = try fallback.image(of: commands[range].map(\.operation), transform: transform) {
            addOnCanvas(image)
        }
        return range.upperBound + 1
    }

    /// Adds an image of a group, which is blended with what is behind it as the group would be.
    private mutating func addImage(of group: PaintGroup, from start: Int) throws(QuoinError) -> Int {
        let end = commands[...].end(ofGroupAt: start)
        var content = commands[start...end].map(\.operation)
        var unblended = group
        (unblended.opacity, unblended.blendMode) = (1, .normal)
        content[0] = .pushGroup(unblended)
        if let image = try fallback.image(of: content, transform: transform) {
            operations.append(.pushGroup(VectorGroup(opacity: group.opacity, blendMode: group.blendMode)))
            addOnCanvas(image)
            operations.append(.popGroup)
        }
        return end + 1
    }

    /// Adds an image of a group mixed with what the group around it has painted so far, in a way that vector formats lack.
    private mutating func addImage(ofMixed start: Int) throws(QuoinError) -> Int {
        let end = commands[...].end(ofGroupAt: start)
        guard let around = groups.last, let bounds = commands[start...end].paintedBounds else { return end + 1 }
        let painted = commands[around.start...end].map(\.operation)
        if let image = try fallback.image(
            of: painted + DisplayOperation.closing(painted), transform: around.transform)
        {
            operations.append(.pushClip(.rectangle(bounds)))
            addOnCanvas(image)
            operations.append(.popClip)
        }
        return end + 1
    }

    /// Adds an image of the blurred or filtered backdrop of a shape: what the open group has painted so far.
    private mutating func addBackdrop(of shape: Shape, _ index: Int) throws(QuoinError) {
        guard let group = groups.last else { return }
        let painted = commands[group.start...index].map(\.operation)
        let image = try fallback.image(of: painted + DisplayOperation.closing(painted), transform: group.transform)
        guard let image else { return }
        operations.append(.pushClip(shape))
        addOnCanvas(image)
        operations.append(.popClip)
    }

    private mutating func addOnCanvas(_ image: VectorImage) {
        operations += onCanvas(image)
    }

    /// The operations that paint an image at its place on the canvas, whatever transforms are open.
    private func onCanvas(_ image: VectorImage) -> [VectorOperation] {
        let fill = VectorOperation.fill(.rectangle(image.tile), .image(image))
        if transform == .identity { return [fill] }
        guard let inverse = transform.inverted else { return [] }
        return [.pushTransform(inverse), fill, .popTransform]
    }
}

extension ImageShading {
    /// Whether it is a whole image, smooth, in its own colors.
    fileprivate var isPlain: Bool {
        part == ImageShading.whole && capInsets == .zero && tint == nil && sampling == .smooth
    }
}
