import QuoinDocument

/// One kind of problem that a check finds: its name, its message, and how it is found. A new kind is a new file, a
/// case of ``Document/FindingKind``, and a line below.
struct CheckKind: Sendable {
    let kind: Document.FindingKind
    /// What is wrong, in a few words.
    let title: String
    /// The success criterion that it is about; `nil` if there is none.
    var criterion: Criterion?
    /// How much it matters, if the settings do not say.
    var level = Document.Check.Level.error
    /// Whether it is a difference between a width and the next larger one.
    var isBetweenWidths = false
    /// Adds what is wrong to an inspection.
    var inspect: @Sendable (inout LayoutInspection) -> Void

    init(
        _ kind: Document.FindingKind, _ title: String, _ criterion: Criterion? = nil,
        level: Document.Check.Level = .error, isBetweenWidths: Bool = false,
        inspect: @escaping @Sendable (inout LayoutInspection) -> Void = { _ in }
    ) {
        (self.kind, self.title, self.criterion, self.level) = (kind, title, criterion, level)
        (self.isBetweenWidths, self.inspect) = (isBetweenWidths, inspect)
    }

    /// A success criterion of WCAG 2.2.
    struct Criterion: Sendable {
        /// Its number and title.
        var name: String
        /// The last part of the address of its explanation.
        var page: String

        static let resizeText = Criterion(name: "1.4.4 Resize Text", page: "resize-text")
        static let reflow = Criterion(name: "1.4.10 Reflow", page: "reflow")
    }
}

extension Document.FindingKind {
    var check: CheckKind {
        switch self {
        case .overflow: .overflow
        case .cut: .cut
        case .brokenWord: .brokenWord
        case .overlap: .overlap
        case .crossing: .crossing
        case .squeezed: .squeezed
        case .jump: .jump
        case .brokenRule: .brokenRule
        case .ambiguousRule: .ambiguousRule
        case .tapTarget: .tapTarget
        case .contrast: .contrast
        case .safeArea: .safeArea
        case .obstructed: .obstructed
        case .stretched: .stretched
        case .corner: .corner
        case .smallText: .smallText
        case .textInImage: .textInImage
        case .nearMiss: .nearMiss
        case .unusedAllow: .unusedAllow
        }
    }

    /// The success criterion of WCAG 2.2 that the kind is about; `nil` if there is none.
    public var criterion: String? { check.criterion.map { "WCAG 2.2, \($0.name)" } }

    /// The address of the page that explains the criterion.
    package var criterionAddress: String? {
        check.criterion.map { "https://www.w3.org/WAI/WCAG22/Understanding/\($0.page).html" }
    }
}

extension Document.Check {
    /// How much a kind of finding matters.
    func level(of kind: Document.FindingKind) -> Level { levels.byKind[kind] ?? kind.check.level }
}

// MARK: - Found elsewhere

extension CheckKind {
    static let contrast = CheckKind(
        .contrast, "A text has little contrast", Criterion(name: "1.4.3 Contrast (Minimum)", page: "contrast-minimum"))

    static let unusedAllow = CheckKind(.unusedAllow, "An allowance has no effect")
}
