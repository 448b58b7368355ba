import CPangoCairo
import QuoinScene
import QuoinValues

/// Content of a line that is not a glyph.
indirect enum InlineObject: Hashable {
    /// A space of a width, in points.
    case space(Double)
    case image(TextContent.InlineImage)

    /// In points, from the baseline up.
    var size: Size {
        switch self {
        case .space(let width): Size(width, 0)
        case .image(let image): image.size ?? image.image.size
        }
    }

    /// The attribute that gives characters the size of the object.
    var attribute: UnsafeMutablePointer<PangoAttribute>? {
        var box = PangoRectangle(
            x: 0, y: -PangoUnits.units(size.height), width: PangoUnits.units(size.width),
            height: PangoUnits.units(size.height))
        return pango_attr_shape_new(&box, &box)
    }

    var image: TextContent.InlineImage? {
        if case .image(let image) = self { image } else { nil }
    }
}
