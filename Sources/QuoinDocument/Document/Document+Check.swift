import QuoinLayout
import QuoinScene

extension Document {
    /// What can be wrong with a layout at some widths. The raw values are names in documents, JSON and SARIF.
    public enum FindingKind: String, Hashable, Sendable, CaseIterable {
        /// A text is not shown as a whole.
        case cut
        /// A word is broken, because it is wider than a line.
        case brokenWord
        /// Two elements overlap, and neither is meant to be over the other.
        case overlap
        /// Content is beyond its parent or the canvas.
        case overflow
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
        /// A text has little contrast against what is behind it.
        case contrast
        /// Letters are small.
        case smallText
        /// Letters are part of an image.
        case textInImage
        /// An `allow` allows nothing.
        case unusedAllow
    }

    /// What is checked of a layout, and what is allowed in it.
    package struct Check: Hashable, Sendable {
        /// The widths that the layout is meant for, in points; `nil` for those of its own canvases.
        package var widths: ExtentRange?
        /// Factors for the lengths of texts; that of the canvas if empty.
        package var textScales: [Double] = []
        /// Made-up languages, in addition to the texts' own.
        package var languages: [PseudoLanguage] = []
        /// How much each kind of finding matters; an error if it is not listed.
        package var levels = Levels()
        /// What is meant to be, by ids or paths of elements; for an overlap, of both.
        package var allow: [Allowance<FindingKind>] = []
        /// The least width and height of a tap target, in points.
        package var minimumTapTarget: Double?
        /// The least size of letters, in points.
        package var minimumTextSize: Double?

        package init() {}

        /// By kind of finding; of a kind that is not listed, an error.
        package struct Levels: Hashable, Sendable {
            package var byKind: [FindingKind: Level] = [:]

            package subscript(kind: FindingKind) -> Level {
                byKind[kind] ?? (kind == .textInImage ? .warning : .error)
            }
        }

        /// How much a kind of finding matters.
        package enum Level: String, Hashable, Sendable, CaseIterable {
            case error
            /// Is reported, but does not make the check fail.
            case warning
            /// Is not looked for.
            case off
        }
    }
}

extension Document.Check {
    /// The least width and height of a tap target where nothing else is set, in points.
    package static let usualTapTarget = 44.0
    /// The least size of letters where nothing else is set, in points.
    package static let usualTextSize = 10.0

    /// These settings in place of others. What both allow is allowed.
    package func merged(over other: Document.Check) -> Document.Check {
        var result = other
        result.widths = widths ?? other.widths
        result.textScales = textScales.isEmpty ? other.textScales : textScales
        result.languages = languages.isEmpty ? other.languages : languages
        result.levels.byKind.merge(levels.byKind) { $1 }
        result.allow = allow + other.allow
        result.minimumTapTarget = minimumTapTarget ?? other.minimumTapTarget
        result.minimumTextSize = minimumTextSize ?? other.minimumTextSize
        return result
    }
}
