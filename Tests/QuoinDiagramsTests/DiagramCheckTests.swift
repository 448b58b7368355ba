import Foundation
import Quoin
import QuoinDiagrams
import Testing

@Suite("What no diagram may have")
struct DiagramCheckTests {
    private func label(
        _ text: String, _ frame: Rect, color: RGBA = .black, size: Double = 11
    ) -> Diagram.Picture.Label {
        Diagram.Picture.Label(text: text, frame: frame, color: color, background: .white, fontSize: size)
    }

    private func findings(
        _ labels: [Diagram.Picture.Label], lines: [Segment] = [], leaders: [Segment] = [], texts: [Rect] = []
    ) -> [DiagramCheck.Finding] {
        let picture = Diagram.Picture(
            list: DisplayList(size: Size(100, 100)), labels: labels, lines: lines, leaders: leaders, texts: texts,
            background: .white)
        return DiagramCheck(picture).findings
    }

    @Test("labels that touch are fine, labels that overlap are found")
    func overlap() {
        let (a, b) = (label("a", Rect(10, 10, 20, 14)), label("b", Rect(30, 10, 20, 14)))
        let c = label("c", Rect(29, 10, 20, 14))
        #expect(findings([a, b]).isEmpty)
        #expect(findings([a, c]) == [.overlap(a, c)])
    }

    @Test("a label on a line is found")
    func onLine() {
        let a = label("a", Rect(10, 10, 20, 14))
        let (through, past) = (Segment(Point(0, 0), Point(50, 40)), Segment(Point(0, 30), Point(90, 30)))
        #expect(findings([a], lines: [past]).isEmpty)
        #expect(findings([a], lines: [through, past]) == [.onLine(a, through)])
    }

    @Test("a label that is cut off is found")
    func cutOff() {
        let a = label("a", Rect(90, 10, 20, 14))
        #expect(findings([a]) == [.cutOff(a)])
    }

    @Test("a label over letters and a line through letters are found")
    func letters() {
        let (a, text) = (label("a", Rect(10, 10, 20, 14)), Rect(25, 10, 40, 14))
        let line = Segment(Point(50, 0), Point(50, 60))
        #expect(findings([a], texts: [text]).count == 1)
        #expect(findings([], lines: [line], texts: [text]).count == 1)
        #expect(findings([a], lines: [line], texts: [Rect(60, 40, 30, 14)]).isEmpty)
    }

    @Test("a leader that is longer than a quarter of the picture is found")
    func leaders() {
        let (short, long) = (Segment(Point(10, 10), Point(30, 10)), Segment(Point(10, 10), Point(40, 10)))
        #expect(findings([], leaders: [short]).isEmpty)
        #expect(findings([], leaders: [long]) == [.long(long)])
    }

    @Test("a contrast under 4.5 to 1 is found: #777 on white has 4.48, #767676 has 4.54")
    func contrast() {
        let (faint, clear) = (RGBA(hex: 0x777777), RGBA(hex: 0x767676))
        #expect(findings([label("a", Rect(10, 10, 20, 14), color: clear)]).isEmpty)
        #expect(findings([label("a", Rect(10, 10, 20, 14), color: faint)]).count == 1)
        #expect(abs(RGBA.black.contrast(with: .white) - 21) < 1e-9)
        #expect(abs(faint.contrast(with: .white) - 4.478) < 0.001)
    }

    @Test("letters under 11 points are found")
    func small() {
        let a = label("a", Rect(10, 10, 20, 14), size: 10.9)
        #expect(findings([a]) == [.small(a)])
    }
}

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
