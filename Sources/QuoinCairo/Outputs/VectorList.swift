import QuoinLayout
import QuoinScene

/// A display list for formats of shapes: whatever they lack is in it as an image.
struct VectorList {
    let renderer: CairoRenderer
    let size: Size
    private(set) var operations: [DisplayOperation] = []
    /// Those that are open, each with all around it.
    private var transforms: [AffineTransform] = []
    /// Pixels per point of the images.
    private let scale: Double

    /// Images are not coarser than this, in pixels per point, whatever the canvas's scale: they are enlarged more often.
    private static let leastScale = 2.0

    /// - Throws: any ``RenderError``.
    init(_ list: DisplayList, scale: Double, renderer: CairoRenderer) throws(RenderError) {
        _ = try CanvasLimits.pixels(of: list.size, scale: 1)
        (self.renderer, size) = (renderer, list.size)
        self.scale = max(scale, VectorList.leastScale)
        do throws(ElementError) {
            if list.commands.contains(where: \.operation.readsBackdrop) {
                try addImage(of: list.commands[...])
            } else {
                try add(list.commands)
            }
        } catch {
            throw error.renderError(in: list)
        }
    }

    /// Adds commands; a group with effects becomes an image as a whole.
    private mutating func add(_ commands: [DisplayCommand]) throws(ElementError) {
        var index = 0
        while index < commands.count {
            if case .pushGroup(let group) = commands[index].operation, group.hasEffects {
                let end = commands.endOfGroup(at: index)
                try addImage(of: commands[index...end])
                index = end
            } else {
                do throws(RenderError) {
                    try add(commands[index].operation)
                } catch {
                    throw ElementError(error: error, command: commands[index])
                }
            }
            index += 1
        }
    }

    private mutating func add(_ operation: DisplayOperation) throws(RenderError) {
        switch operation {
        case .fill(let shape, let shading):
            operations.append(.fill(shape, try vector(shading, over: shape.bounds)))
        case .stroke(let path, let style, let shading):
            let bounds = path.bounds.inset(by: EdgeInsets(-style.width))
            operations.append(.stroke(path, style, try vector(shading, over: bounds)))
        case .glyphs(let run, _, _):
            let face = try renderer.stack.glyphs.face(run.face)
            if face.isPlain { operations.append(operation) } else { try addImage(of: operation) }
        case .glyphOutlines, .shadow, .innerShadow, .blurBackdrop:
            try addImage(of: operation)
        case .pushTransform(let transform):
            operations.append(operation)
            transforms.append((transforms.last ?? .identity).concatenating(transform))
        case .popTransform:
            operations.append(operation)
            transforms.removeLast()
        case .pushClip, .popClip, .pushGroup, .popGroup:
            operations.append(operation)
        }
    }

    /// A shading of solid colors, gradients along lines and rings, and whole images alone.
    private func vector(_ shading: Shading, over area: Rect) throws(RenderError) -> Shading {
        switch shading {
        case .solid: return shading
        case .gradient(let gradient):
            return gradient.isPlain ? shading : .image(try image(of: shading, over: area))
        case .image(let image):
            if image.isPlain { return shading }
            guard image.isTiled else { return .image(try self.image(of: shading, over: image.tile)) }
            return .image(try self.image(of: shading, over: area))
        }
    }

    /// What a shading looks like in a rectangle.
    private func image(of shading: Shading, over area: Rect) throws(RenderError) -> ImageShading {
        let bounds = pixels(of: area)
        let bitmap = try draw([.fill(.rectangle(points(of: bounds)), shading)], in: bounds)
        return image(bitmap, in: bounds)
    }

    /// Adds an image of what commands paint together.
    private mutating func addImage(of commands: ArraySlice<DisplayCommand>) throws(ElementError) {
        do throws(RenderError) {
            try addImage(of: commands.map(\.operation))
        } catch {
            throw ElementError(error: error, command: commands.first)
        }
    }

    private mutating func addImage(of operation: DisplayOperation) throws(RenderError) {
        try addImage(of: [operation])
    }

    private mutating func addImage(of painted: [DisplayOperation]) throws(RenderError) {
        let all = pixels(of: visible)
        let bitmap = try draw(painted, in: all)
        guard let touched = bitmap.paintedBounds else { return }
        let bounds = PixelBounds(
            minX: all.minX + touched.minX, minY: all.minY + touched.minY, maxX: all.minX + touched.maxX,
            maxY: all.minY + touched.maxY)
        let image = image(bitmap.part(touched), in: bounds)
        operations.append(.fill(.rectangle(image.tile), .image(image)))
    }

    /// What can be seen of the canvas, in points within the open transforms.
    private var visible: Rect {
        let canvas = Rect(origin: .zero, size: size)
        return transforms.last.flatMap(\.inverted)?.bounds(of: canvas) ?? canvas
    }

    private func draw(_ operations: [DisplayOperation], in bounds: PixelBounds) throws(RenderError) -> Bitmap {
        _ = try CanvasLimits.pixels(of: Size(Double(max(bounds.width, 1)), Double(max(bounds.height, 1))), scale: 1)
        var bitmap = Bitmap(width: max(bounds.width, 1), height: max(bounds.height, 1))
        try bitmap.withSurface { surface throws(RenderError) in
            let canvas = CairoCanvas(surface, renderer: renderer)
            canvas.translatePixels(by: bounds)
            canvas.scale(by: scale)
            for operation in operations { try canvas.draw(operation) }
            try canvas.check()
        }
        return bitmap
    }

    private func image(_ bitmap: Bitmap, in bounds: PixelBounds) -> ImageShading {
        let tile = points(of: bounds)
        let source = ImageSource.bytes(PNGEncoder.encode(bitmap, scale: scale))
        return ImageShading(ImageResource(source, size: tile.size), tile: tile)
    }

    /// The pixels that a rectangle touches, as far as they can be seen.
    private func pixels(of rect: Rect) -> PixelBounds {
        func bounds(_ rect: Rect) -> PixelBounds {
            PixelBounds(rect.minX * scale, rect.minY * scale, rect.maxX * scale, rect.maxY * scale)
        }
        return bounds(rect).intersection(bounds(visible))
    }

    private func points(of bounds: PixelBounds) -> Rect {
        Rect(
            Double(bounds.minX) / scale, Double(bounds.minY) / scale, Double(bounds.width) / scale,
            Double(bounds.height) / scale)
    }
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

extension CairoCanvas {
    /// Makes the first pixel of a rectangle the first of the canvas.
    fileprivate func translatePixels(by bounds: PixelBounds) {
        moveOrigin(to: Point(-Double(bounds.minX), -Double(bounds.minY)))
    }
}

/// An error and the command that it came of.
private struct ElementError: Error {
    var error: RenderError
    var command: DisplayCommand?

    func renderError(in list: DisplayList) -> RenderError {
        guard case .image(_, let image) = error, let command else { return error }
        return .image(list.element(of: command), image)
    }
}

extension DisplayOperation {
    /// Whether what is painted depends on what lies below it.
    fileprivate var readsBackdrop: Bool {
        switch self {
        case .blurBackdrop: true
        case .pushGroup(let group): group.blendMode != .normal
        default: false
        }
    }
}

extension PaintGroup {
    /// Whether the group is more than a translucent whole.
    fileprivate var hasEffects: Bool { blur > 0 || !shadows.isEmpty }
}

extension [DisplayCommand] {
    /// Where the group that a command opens is closed.
    fileprivate func endOfGroup(at start: Int) -> Int {
        var depth = 0
        for index in start..<count {
            switch self[index].operation {
            case .pushGroup: depth += 1
            case .popGroup: depth -= 1
            default: break
            }
            if depth == 0 { return index }
        }
        return count - 1
    }
}
