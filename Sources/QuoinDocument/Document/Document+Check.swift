import QuoinDiagrams
import QuoinScene

extension Document {
    /// The kinds of problems that a layout can have at some widths, in the order in which they are looked for: what passes
    /// an edge is not also cut by it. The raw values are names in documents, JSON and SARIF.
    public enum FindingKind: String, Codable, Hashable, Sendable, CaseIterable {
        /// Content extends beyond its parent or the canvas.
        case overflow
        /// A text is not shown as a whole.
        case cut
        /// A word is broken, because it is wider than a line.
        case brokenWord
        /// Two elements overlap without intent.
        case overlap
        /// A connector goes over a text.
        case crossing
        /// An element has no width or no height.
        case squeezed
        /// The size of an element jumps from one width to the next.
        case jump
        /// A required constraint was left out.
        case brokenRule
        /// Constraints do not determine a view.
        case ambiguousRule
        /// A tap target is small, or overlaps another.
        case tapTarget
        /// A text has low contrast with its background.
        case contrast
        /// Letters or a tap target are outside of the safe area.
        case safeArea
        /// Letters, a tap target or a field are under something that covers an edge of the canvas.
        case obstructed
        /// An image is stretched out of its ratio.
        case stretched
        /// A square corner extends beyond a round one.
        case corner
        /// Letters are small.
        case smallText
        /// Letters are part of an image.
        case textInImage
        /// Edges, gaps or baselines of siblings nearly agree.
        case nearMiss
        /// An allowance allows nothing.
        case unusedAllow
    }

    /// How a layout is checked, and what is allowed in it.
    package struct Check: Hashable, Sendable {
        /// The widths that the layout is designed for, in points; `nil` for those of its own canvases.
        package var widths: ExtentRange?
        /// Factors for the sizes of texts; that of the canvas if empty.
        package var textScales: [Double] = []
        /// Pseudo-languages, in addition to the texts' own.
        package var languages: [Canvas.PseudoLanguage] = []
        /// The heights of the canvas, in points; its own if empty.
        package var heights: [Double] = []
        /// The directions of the layout; that of the canvas if empty.
        package var directions: [LayoutDirection] = []
        /// The appearances in which contrast is measured; both if empty.
        package var appearances: [Appearance] = []
        /// The severity of each kind of finding.
        package var levels = Levels()
        /// Intended findings, by ids or paths of elements; for an overlap, of both.
        package var allow: [Allowance<FindingKind>] = []
        /// The smallest width and height of a tap target, in points.
        package var minimumTapTarget: Double?
        /// The smallest size of letters, in points.
        package var minimumTextSize: Double?
        /// The smallest contrast of letters; two thirds of it for large ones.
        package var minimumContrast: Double?
        /// The largest change of a size from one width to the next, in points.
        package var maximumJump: Double?
        /// What covers edges of the canvas at times.
        package var obstructions: [Obstruction] = []

        package init() {}

        /// The kinds of findings that are intended for all elements on every canvas.
        package var allowedKinds: Set<FindingKind> {
            Set(allow.filter { $0.names.isEmpty && $0.scope == AllowanceScope() }.map(\.kind))
        }

        /// The severities by kind of finding, as far as they are not those of the kind itself.
        package struct Levels: Hashable, Sendable {
            package var byKind: [FindingKind: Level] = [:]
        }

        /// The severity of a kind of finding.
        package enum Level: String, Codable, Hashable, Sendable, CaseIterable {
            case error
            /// The finding is reported, but does not make the check fail.
            case warning
            /// The kind is not checked.
            case off
        }
    }
}

extension Document.Check {
    /// The smallest width and height of a tap target by default, in points.
    package static let defaultTapTarget = Annotation.leastTarget
    /// The largest change of a size from one width to the next by default, in points.
    package static let defaultJump = 16.0
    /// The smallest size of letters by default, in points.
    package static let defaultTextSize = 10.0

    /// These settings, which override others. The allowances of both are valid.
    package func merged(over other: Document.Check) -> Document.Check {
        var result = Self.properties.overlay(self, over: other)
        result.levels.byKind = other.levels.byKind.merging(levels.byKind) { $1 }
        result.allow = allow + other.allow
        return result
    }
}

extension Codec where Value == Document.Check {
    /// A mapping of what is checked, and what is allowed.
    package static var check: Codec { .structure(Document.Check.properties) }
}

extension Document.Check {
    // Without the name of the root, checking the types of this list takes 14 seconds.
    package static let properties = PropertyTable<Document.Check>(
        Document.Check(),
        [
            Property(
                "widths", \.widths, .extentRange, .anything,
                also: ["sizes", "range"],
                "The widths that the layout is meant for, in points; by default those of its canvases."),
            Property(
                "textScales", \.textScales, .list(Canvas.scales(upTo: Canvas.largestTextScale)), .anything,
                "Factors for the lengths of texts."),
            Property(
                "languages", \.languages, .list(.choice), .anything,
                "Pseudo-languages, in addition to the texts' own."),
            Property(
                "heights", \.heights, .list(.points(1...Canvas.largestExtent)), .anything,
                "The heights of the canvas, in points, such as that of a phone in landscape."),
            Property(
                "directions", \.directions, .list(.choice), .anything,
                "The directions of the layout; by default that of the canvas."),
            Property(
                "appearances", \.appearances, .list(.choice), .anything,
                "The appearances in which contrast is measured; both by default."),
            Property(
                "levels", \.levels, Levels.codec, .anything,
                also: ["severity"], "How much each kind of finding matters: error, warning or off."),
            Property(
                "allow", \.allow,
                .allowances(
                    Document.FindingKind.allCases.filter { $0 != .unusedAllow },
                    names: "Ids or paths of elements, in which * stands for any letters", isScoped: true),
                .anything,
                also: ["ignore", "suppress", "disable"],
                "What is meant to be, and why: ids of elements by kind of finding."),
            Property(
                "minimumTapTarget", \.minimumTapTarget, .points(0...1_000), .anything,
                "The least width and height of a tap target, in points; by default \(shortDescription(defaultTapTarget))."
            ),
            Property(
                "minimumTextSize", \.minimumTextSize, .points(0...1_000), .anything,
                "The least size of letters, in points; by default \(shortDescription(defaultTextSize))."),
            Property(
                "minimumContrast", \.minimumContrast, .number(1...21), .anything,
                "The least contrast of letters, and two thirds of it for large ones; by default 4.5. WCAG's AAA is 7."),
            Property(
                "maximumJump", \.maximumJump, .points(0...Canvas.largestExtent), .anything,
                "The largest change of a size from one width to the next, in points; by default \(shortDescription(defaultJump))."
            ),
            Property(
                "obstructions", \.obstructions, .list(.structure(Obstruction.properties)), .anything,
                "What covers edges of the canvas at times, such as a keyboard."),
        ], isInSwift: false)
}

extension Document.Check.Levels {
    fileprivate static let codec = Codec<Document.Check.Levels>.structure(
        PropertyTable(
            Document.Check.Levels(),
            Document.FindingKind.allCases.map { kind in
                Property<Document.Check.Levels>(
                    kind.rawValue, \.byKind[kind], .choice, .anything, "How much it matters.")
            }, isInSwift: false))
}

/// Something that covers edges of the canvas at times and is not in the document, such as a keyboard.
package struct Obstruction: Hashable, Sendable {
    /// Its name in findings: `keyboard`.
    package var name = "obstruction"
    /// How far it reaches from each edge, in points.
    package var insets = EdgeInsets.zero

    package static let properties = PropertyTable(
        Obstruction(),
        [
            Property("name", \.name, .string, .anything, "What findings call it: keyboard."),
            Property(
                "top", \.insets.top, .points(0...Canvas.largestExtent), .anything,
                "How far it reaches from the top, in points."),
            Property(
                "left", \.insets.left, .points(0...Canvas.largestExtent), .anything,
                "How far it reaches from the left, in points."),
            Property(
                "bottom", \.insets.bottom, .points(0...Canvas.largestExtent), .anything,
                "How far it reaches from the bottom, in points."),
            Property(
                "right", \.insets.right, .points(0...Canvas.largestExtent), .anything,
                "How far it reaches from the right, in points."),
        ], isInSwift: false)
}
