import QuoinValues

extension Paint {
    /// The mask through which an element is visible, with its paint, its content and its children (CSS Masking 1, §7).
    ///
    /// Outside of the mask, nothing is visible. An image or a gradient is as large as the element's frame. The mask applies
    /// after a blur and shadows, and before opacity and blend mode. What is behind the element is not masked, not even if
    /// it is blurred.
    public struct Mask: Hashable, Sendable {
        public var source: Source
        public var mode: Mode

        public init(_ source: Source, mode: Mode = .alpha) {
            (self.source, self.mode) = (source, mode)
        }

        /// A path, in points from the frame's top left corner.
        public static func path(_ path: Path, _ rule: Path.FillRule = .nonZero) -> Paint.Mask {
            Paint.Mask(.shape(.path(path, rule)))
        }

        /// The source of a mask.
        public indirect enum Source: Hashable, Sendable {
            /// An image in the frame, as in a fill.
            case image(Fill.ImageFill)
            /// A gradient over the frame, as in a fill.
            case gradient(Gradient)
            /// The area inside a shape is visible.
            case shape(Paint.FrameShape)
        }

        /// How much is visible at a point (CSS Masking 1, §7.10).
        public enum Mode: String, Hashable, Sendable, CaseIterable {
            /// As much as the mask is opaque at the point.
            case alpha
            /// As much as the mask is light and opaque at the point: white shows everything, black hides everything.
            case luminance
        }
    }
}

extension Paint.Mask {
    /// An image or a gradient as in a fill, or a shape; a mapping may have a `mode` beside it.
    static let codec: Codec<Paint.Mask> = {
        let mode = Codec<Mode>.choice
        let key = KeyShape(
            "mode", mode.shape, "What of the mask counts: its opacity, or its lightness.", defaultValue: "alpha",
            swiftName: "Paint.Mask.mode")
        return Codec(
            Source.codec.shape.adding(key),
            read: { value in
                guard value.isMapping, let mapping = value.mapping() else {
                    return Source.codec.read(value).map { Paint.Mask($0) }
                }
                let mode = mapping[key.key].flatMap(mode.read) ?? .alpha
                return Source.codec.read(mapping.rest).map { Paint.Mask($0, mode: mode) }
            },
            write: { mask in
                let source = Source.codec.write(mask.source)
                guard mask.mode != .alpha, let fields = source.fields else { return source }
                return .mapping(fields.merging([key.key: mode.write(mask.mode)]) { first, _ in first })
            }
        ).named("mask")
    }()
}

extension Paint.Mask.Source {
    fileprivate static let codec = Codec<Paint.Mask.Source>.oneOf(
        "rectangle, ellipse, an image, a path, or one gradient: linear, radial or conic",
        [
            .form(Paint.FrameShape.codec, { .shape($0) }) { if case .shape(let shape) = $0 { shape } else { nil } },
            .form(Fill.ImageFill.codec, { .image($0) }) { if case .image(let image) = $0 { image } else { nil } },
        ] + Gradient.cases({ .gradient($0) }) { if case .gradient(let gradient) = $0 { gradient } else { nil } })
}
