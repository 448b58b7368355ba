import Foundation
import Quoin
import QuoinDiagrams

/// Finds faults that no diagram may have: labels that overlap, are on lines or letters, or are cut off, faint or too small,
/// lines through letters, and long leaders.
struct DiagramCheck: Sendable {
    /// In the order of the picture's labels.
    private(set) var findings: [Finding] = []

    enum Finding: Hashable, Sendable {
        case overlap(Diagram.Picture.Label, Diagram.Picture.Label)
        /// A dimension, an arrow or a leader crosses the label.
        case onLine(Diagram.Picture.Label, Segment)
        /// Part of the label is outside of the picture.
        case cutOff(Diagram.Picture.Label)
        /// The contrast is less than ``leastContrast``.
        case faint(Diagram.Picture.Label, contrast: Double)
        /// The label covers letters of the layout.
        case onText(Diagram.Picture.Label, Rect)
        /// The line passes through letters of the layout.
        case struck(Rect, Segment)
        /// The leader is longer than a quarter of the picture.
        case long(Segment)
        /// The letters are smaller than ``leastFontSize``.
        case small(Diagram.Picture.Label)
    }

    /// The least contrast of text with its background (WCAG 2.2, 1.4.3, level AA).
    static let leastContrast = 4.5
    /// In points.
    static let leastFontSize = 11.0

    /// The part of a line of text above and below its letters, in points.
    private static let lineGap = EdgeInsets(top: 1.5, left: 0, bottom: 1.5, right: 0)

    /// Checks all labels and lines of a diagram.
    init(_ picture: Diagram.Picture) {
        let canvas = Rect(origin: .zero, size: picture.list.size)
        for (number, label) in picture.labels.enumerated() {
            findings += picture.labels[..<number].filter { $0.frame.overlaps(label.frame) }
                .map { .overlap($0, label) }
            let inside = label.frame.inset(by: EdgeInsets(0.5))
            findings += picture.lines.filter { $0.crosses(inside) }.map { .onLine(label, $0) }
            if !canvas.contains(label.frame) { findings.append(.cutOff(label)) }
            let contrast = label.color.contrast(with: label.background)
            if contrast < Self.leastContrast { findings.append(.faint(label, contrast: contrast)) }
            if label.fontSize < Self.leastFontSize { findings.append(.small(label)) }
            findings += picture.texts.filter { $0.inset(by: Self.lineGap).overlaps(label.frame) }
                .map { .onText(label, $0) }
        }
        let letters = picture.texts.map { $0.inset(by: Self.lineGap) }
        findings += picture.lines.flatMap { line in letters.filter(line.crosses).map { .struck($0, line) } }
        let longest = max(canvas.size.width, canvas.size.height) / 4
        findings += picture.leaders.filter { hypot($0.end.x - $0.start.x, $0.end.y - $0.start.y) > longest }
            .map { .long($0) }
    }
}

extension DiagramCheck.Finding: CustomStringConvertible {
    var description: String {
        switch self {
        case .overlap(let a, let b): "\"\(a.text)\" and \"\(b.text)\" overlap: \(a.frame), \(b.frame)"
        case .onLine(let label, let line):
            "\"\(label.text)\", \(label.frame), is on the line from \(line.start) to \(line.end)"
        case .cutOff(let label): "\"\(label.text)\", \(label.frame), is cut off"
        case .faint(let label, let contrast): "\"\(label.text)\" has a contrast of \(shortDescription(contrast)) to 1"
        case .onText(let label, let text): "\"\(label.text)\", \(label.frame), covers the letters in \(text)"
        case .struck(let text, let line): "a line from \(line.start) to \(line.end) strikes the letters in \(text)"
        case .long(let line): "the leader from \(line.start) to \(line.end) is long"
        case .small(let label): "\"\(label.text)\" is \(shortDescription(label.fontSize)) points high"
        }
    }
}

extension Rect {
    fileprivate func overlaps(_ other: Rect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    fileprivate func contains(_ other: Rect) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }
}
