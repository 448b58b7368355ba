import QuoinLayout
import Testing

/// What explanations say, against the frames.
@Suite("Truth of explanations")
struct ExplanationTruthTests {
    /// Every kind with children that have sizes, with a child that the range may overrule.
    private static let kinds: [AnyElement] = [
        box(60, 25).wrapped().erased, box(60, 25).inset(5).erased, plain().inset(5).erased,
        box(60, 25).centered().erased, box(60, 25).position(horizontal: .end, vertical: .center).erased,
        plain().ratio(0.25).erased, plain().ratio(3).erased, content(20, 10).ratio(1).erased,
        box(60, 25).background(plain()).erased, box(60, 25).overlay(plain()).erased,
        box(60, 25).corner(box(8, 8)).erased,
        Absolute { box(60, 25).layoutPosition(5, 5) }.erased,
        Row {
            box(60, 25)
            plain().flexGrow()
            plain().ratio(0.5).flexShrink()
        }.erased,
        Column {
            plain().maxWidth(50).height(10)
        }.erased,
        WhenSize(.when(width: ExtentRange(min: 0, max: 90)) { box(10, 10) }, .otherwise { box(20, 20) }).erased,
    ]

    private static let ranges = [
        exactly(100, 100), exactly(40, 200), upTo(100, 80), sizes(120...120, 0...(.infinity)),
        sizes(0...(.infinity), 90...90), SizeRange.unconstrained,
    ]

    private func numbers(_ words: Substring) -> [Double] {
        words.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
    }

    @Test("no sentence contradicts a frame: a ratio or a size that does not hold is overruled", arguments: ranges)
    func sentences(range: SizeRange) throws {
        var ratios = 0
        for element in Self.kinds {
            let trace = try element.trace(in: range, .words)
            for index in trace.layout.frames.indices where !trace.layout.leftOut.contains(index) {
                let (found, size) = (trace[index], trace.layout.frames[index].size)
                let text = "\(trace.explanation(of: index))"
                let offer = try #require(found.offer)
                for axis in Axis.allCases {
                    let (own, left) = (offer.ownRange[axis], offer.effectiveRange[axis])
                    #expect(abs(left.clamp(size[axis]) - size[axis]) < 1, "\(text)")
                    let isKept = abs(own.clamp(size[axis]) - size[axis]) < 1
                    #expect(
                        isKept != text.contains("the style's \(axis.extentName) \(own) is overruled"), "\(text)")
                }
                for case .note(let note) in found.events {
                    let kept = note.split(separator: " that fits is ")
                    let overruled = note.split(separator: "; the nearest is ")
                    guard let said = [kept, overruled].first(where: { $0.count == 2 }) else { continue }
                    ratios += 1
                    let last = numbers(said[1].prefix { $0 != "," })
                    #expect(
                        last.count == 2 && abs(last[0] - size.width) < 1 && abs(last[1] - size.height) < 1, "\(text)")
                    let parent = try #require(trace.layout.tree.parent(of: index))
                    let ratio = try #require(trace.layout.tree.kind(of: parent) as? RatioLayout).ratio
                    guard size.width > 0, size.height > 0 else { continue }
                    let isKept = abs(size.height - size.width * ratio) < max(1, ratio)
                    #expect(isKept == (kept.count == 2), "\(text)")
                    let warnings = trace.warningsOfResult(of: parent).map(\.reason)
                    #expect(isKept == warnings.isEmpty, "\(text)")
                    #expect(warnings.allSatisfy { $0.contains("is overruled: the parent allows") })
                }
                if text.contains("as large as what it lies") {
                    #expect(trace.layout.frames[1].size == trace.layout.frames[2].size)
                }
            }
        }
        #expect(ratios > 0 || range == .unconstrained)
    }
}
