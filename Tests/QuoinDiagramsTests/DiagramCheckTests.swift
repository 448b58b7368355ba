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
