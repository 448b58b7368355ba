import QuoinLayout
import QuoinValues

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
