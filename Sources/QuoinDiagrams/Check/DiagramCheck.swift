import QuoinLayout
import QuoinScene

/// Looks for what no diagram may have: words over words or over lines, words that are cut off, faint or too small.
public struct DiagramCheck: Sendable {
    /// In the order of the picture's labels; empty where all is well.
    public private(set) var findings: [Finding] = []

    /// Something that is wrong with a label.
    public enum Finding: Hashable, Sendable {
        case overlap(DiagramPicture.Label, DiagramPicture.Label)
        /// A dimension, an arrow or a leader runs through the label.
        case onLine(DiagramPicture.Label, Segment)
        /// Part of the label is outside of the picture.
        case cutOff(DiagramPicture.Label)
        /// The contrast is less than ``leastContrast``.
        case faint(DiagramPicture.Label, contrast: Double)
        /// The letters are smaller than ``leastFontSize``.
        case small(DiagramPicture.Label)
    }

    /// Between letters and what they stand on (WCAG 2.2, 1.4.3, level AA).
    public static let leastContrast = 4.5
    /// In points.
    public static let leastFontSize = 11.0

    /// Checks all labels of a diagram.
    public init(_ picture: DiagramPicture) {
        let canvas = Rect(origin: .zero, size: picture.list.size)
        for (number, label) in picture.labels.enumerated() {
            findings += picture.labels[..<number].filter { $0.frame.overlaps(label.frame) }
                .map { .overlap($0, label) }
            findings += picture.lines.filter { $0.crosses(label.frame.grown(by: -0.5)) }.map { .onLine(label, $0) }
            if !canvas.contains(label.frame) { findings.append(.cutOff(label)) }
            let contrast = label.color.contrast(with: label.ground)
            if contrast < Self.leastContrast { findings.append(.faint(label, contrast: contrast)) }
            if label.fontSize < Self.leastFontSize { findings.append(.small(label)) }
        }
    }
}

extension DiagramCheck.Finding: CustomStringConvertible {
    public var description: String {
        switch self {
        case .overlap(let a, let b): "\"\(a.text)\" and \"\(b.text)\" overlap: \(a.frame), \(b.frame)"
        case .onLine(let label, let line):
            "\"\(label.text)\", \(label.frame), is on the line from \(line.start) to \(line.end)"
        case .cutOff(let label): "\"\(label.text)\", \(label.frame), is cut off"
        case .faint(let label, let contrast): "\"\(label.text)\" has a contrast of \(numberText(contrast)) to 1"
        case .small(let label): "\"\(label.text)\" is \(numberText(label.fontSize)) points high"
        }
    }
}
