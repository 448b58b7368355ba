import QuoinLayout

extension Fill {
    /// The fill of an area, in points relative to the canvas.
    package func shading(of area: Rect, appearance: Appearance) -> Shading {
        switch self {
        case .solid(let color): .solid(color.resolved(for: appearance))
        case .gradient(let gradient): gradient.shading(of: area, appearance: appearance)
        case .image(let fill): .image(fill.shading(of: area, appearance: appearance))
        }
    }

    /// Whether the fill is opaque everywhere.
    func isOpaque(_ appearance: Appearance) -> Bool {
        switch self {
        case .solid(let color): color.resolved(for: appearance).alpha == 1
        case .gradient(let gradient):
            !gradient.stops.isEmpty && gradient.stops.allSatisfy { $0.color.resolved(for: appearance).alpha == 1 }
        case .image: false
        }
    }
}

extension Gradient {
    /// The gradient over an area, in points relative to the canvas.
    func shading(of area: Rect, appearance: Appearance) -> Shading {
        guard let last = stops.last else { return .solid(.transparent) }
        let geometry = geometry(in: area)
        let placed = placedStops(along: geometry.length, appearance: appearance)
        guard placed.count > 1, geometry.length > 0,
            spread == .pad || placed[0].offset < placed[placed.count - 1].offset
        else { return .solid(last.color.resolved(for: appearance)) }
        return .gradient(
            GradientShading(
                geometry: geometry, stops: placed, spread: spread, interpolation: interpolation, hue: hue,
                isDithered: isDithered))
    }

    private func geometry(in area: Rect) -> GradientShading.Geometry {
        switch shape {
        case .linear(let direction):
            let line = direction.line(in: area)
            return .linear(start: line.start, end: line.end)
        case .radial(let extent, let center):
            let center = center.resolved(in: area)
            return .radial(center: center, radii: extent.radii(around: center, in: area))
        case .conic(let angle, let center):
            return .conic(center: center.resolved(in: area), angle: angle)
        }
    }

    /// The stops with ascending offsets. Without positions, the first and the last stop are at the ends, and those
    /// between are evenly spaced (CSS Images 3, §3.4.3).
    private func placedStops(along length: Double, appearance: Appearance) -> [GradientShading.Stop] {
        var offsets = stops.map { $0.position.offset(along: length) }
        offsets[0] = offsets[0] ?? 0
        offsets[offsets.count - 1] = offsets[offsets.count - 1] ?? 1
        var latest = 0
        for index in offsets.indices {
            guard let offset = offsets[index], let before = offsets[latest] else { continue }
            let placed = max(offset, before)
            for between in latest + 1..<max(index, latest + 1) {
                let part = Double(between - latest) / Double(index - latest)
                offsets[between] = before + (placed - before) * part
            }
            offsets[index] = placed
            latest = index
        }
        let places = offsets.map { $0 ?? 0 }
        let placed = zip(stops, places).map { stop, place in
            GradientShading.Stop(offset: place, color: stop.color.resolved(for: appearance))
        }
        return placed.indices.flatMap { index in
            guard index + 1 < placed.count, let hint = stops[index].hint.offset(along: length) else {
                return [placed[index]]
            }
            return placed[index].stops(to: placed[index + 1], hint: hint)
        }
    }
}

extension GradientShading.Stop {
    /// The stop with a hint. If the hint is at one of the two stops, a second stop makes the color change there
    /// abruptly.
    fileprivate func stops(to next: GradientShading.Stop, hint: Double) -> [GradientShading.Stop] {
        let length = next.offset - offset
        if hint <= offset + length * 0.001 { return [self, GradientShading.Stop(offset: offset, color: next.color)] }
        if hint >= next.offset - length * 0.001 {
            return [self, GradientShading.Stop(offset: next.offset, color: color)]
        }
        return [GradientShading.Stop(offset: offset, color: color, hint: hint)]
    }
}

extension GradientShading.Geometry {
    /// The length of the gradient, in points; of a radial one along the horizontal axis; 0 if it collapses. Positions
    /// on a conic gradient are not lengths.
    fileprivate var length: Double {
        switch self {
        case .linear(let start, let end):
            let reach = end - start
            return (reach.x * reach.x + reach.y * reach.y).squareRoot()
        case .radial(_, let radii): return radii.height > 0 ? radii.width : 0
        case .conic: return 1
        }
    }
}

extension LayoutDimension {
    /// The position along a gradient of the given length, in points, as a fraction; `nil` for `auto`.
    fileprivate func offset(along length: Double) -> Double? {
        let offset: Double? =
            switch self {
            case .auto: nil
            case .fraction(let value, let points): value + (length > 0 ? points / length : 0)
            case .points(let value): length > 0 ? value / length : 0
            }
        return offset.flatMap { $0.isFinite ? $0 : nil }
    }
}

extension Fill.ImageFill {
    func shading(of area: Rect, appearance: Appearance) -> ImageShading {
        ImageShading(
            image, tile: tile(in: area), isTiled: isTiled, tint: tint?.resolved(for: appearance), sampling: sampling)
    }

    /// The frame of the image, or of one of its tiles, in points.
    private func tile(in area: Rect) -> Rect {
        let size = size(in: area.size)
        return Rect(
            area.minX + alignment.x.offset(of: size.width, in: area.size.width),
            area.minY + alignment.y.offset(of: size.height, in: area.size.height), size.width, size.height)
    }

    private func size(in area: Size) -> Size {
        switch sizing {
        case .natural: return image.size
        case .stretch: return area
        case .cover: return ImageNode.ContentMode.fill.size(of: image.size, in: area)
        case .contain: return ImageNode.ContentMode.fit.size(of: image.size, in: area)
        case .size(let size):
            let width = size.width.extent(in: area.width, auto: .nan)
            let height = size.height.extent(in: area.height, auto: .nan)
            if width.isNaN, height.isNaN { return image.size }
            return Size(
                width.isNaN ? height * image.size.width / image.size.height : width,
                height.isNaN ? width * image.size.height / image.size.width : height)
        }
    }
}

extension LayoutDimension {
    /// Where an extent begins in an available one: at points, or after a fraction of the free space.
    fileprivate func offset(of extent: Double, in available: Double) -> Double {
        switch self {
        case .auto: 0
        case .points(let value): value
        case .fraction(let value, let points): (available - extent) * value + points
        }
    }
}

extension ImageShading {
    /// The fewest pixels across of an image that is more than a color or a blend to be stretched.
    private static let fewestPixels = 16.0

    /// What to say of an image that is drawn with more than twice the pixels that it has; `nil` of any other.
    ///
    /// - Parameter scale: the pixels of a point.
    func wordsIfCoarse(at scale: Double) -> String? {
        guard sampling == .smooth, capInsets == .zero, !image.isVector else { return nil }
        let own = image.size.width * max(image.scale, image.variants.last?.scale ?? 0) * part.size.width
        let drawn = tile.size.width * scale
        guard own >= Self.fewestPixels, drawn > own * 2 + 1 else { return nil }
        return "has fewer pixels than are drawn: \(shortDescription(own)) in \(shortDescription(drawn)) across; "
            + "a larger image, or sampling: pixelated, would be sharp"
    }
}

extension Paint {
    func warnings(of element: Layout.LaidOutElement) -> [(property: String, reason: String)] {
        guard !fills.isEmpty, !isHidden else { return [] }
        return fills.compactMap { fill in
            guard case .image(let image) = fill else { return nil }
            let shading = image.shading(of: element.frame, appearance: .light)
            return shading.wordsIfCoarse(at: element.scale).map { ("fill", $0) }
        }
    }
}
