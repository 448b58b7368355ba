import QuoinAutoLayout
import Testing

/// The numbers in explanations of documents, against the frames.
@Suite("Numbers of explanations")
struct ExplainedNumberTests {
    private static func cells(_ item: String, _ group: String = "", _ section: String = "") -> String {
        "{collection: {layout: {kind: section, contentInsets: {top: 5, leading: 7}, interGroupSpacing: 3, group: {kind: hgroup, "
            + "height: {estimated: 30}, interItemSpacing: {fixed: 4}\(group), subitems: [\(item)]}\(section)}, sections: [5], "
            + "cell: {text: Words that wrap in cells}}}"
    }

    private static let layouts = [
        cells("{kind: item, width: {fractionalWidth: 1/3}, height: {estimated: 30}}"),
        cells("{kind: item, height: {estimated: 30}}", ", count: 2"),
        cells("{kind: item, width: {estimated: 50}, height: {estimated: 9}}"),
        cells(
            "{kind: item, width: {absolute: 60}, height: {absolute: 20}}", "", ", orthogonalScrollingBehavior: paging"),
        cells(
            "{kind: item, width: {absolute: 60}, height: {absolute: 20}}", ", width: {fractionalWidth: 40%}",
            ", orthogonalScrollingBehavior: groupPaging, "
                + "boundarySupplementaryItems: [{kind: boundary, elementKind: header, height: {absolute: 20}}]"),
        """
        {constraints: {views: {a: {text: A text that wraps where it has to}, b: {fill: red, preferredSize: [30, 20]}}, rules: [
          a.leading == container.leading + 4, a.top == container.top + 4, b.leading == a.trailing + 6,
          b.trailing == container.trailing - 4, b.centerY == a.centerY]}}
        """,
        "{relative: {horizontal: end, vertical: center, child: {preferredSize: [20, 10]}}}",
        "{center: {sizing: minimumSize, child: {preferredSize: [20, 10]}}}",
        "{corner: {child: {preferredSize: [40, 30]}, corner: {preferredSize: [10, 8]}, location: bottomRight, offset: [2, -3]}}",
        "{absolute: {children: [{preferredSize: [20, 10], layoutPosition: [25%, 5]}]}}",
        "{inset: {insets: [1, 2, 3, inf], child: {preferredSize: [20, 10]}}}",
        "{overlay: {child: {preferredSize: [40, 30]}, overlay: {scroll: {child: {preferredSize: [20, 60]}}}}}",
        "{whenSize: [{width: 0...150, child: {preferredSize: [20, 10]}}, {child: {preferredSize: [30, 10]}}]}",
    ]

    private static let ranges = [
        SizeRange(exactly: Size(200, 150)), SizeRange(exactly: Size(120, 400)),
        SizeRange(min: .zero, max: Size(160, 90)),
        SizeRange(width: ExtentRange(exactly: 150), height: .unconstrained), .unconstrained,
    ]

    private func numbers(_ words: some StringProtocol) -> [Double] {
        words.split { !$0.isNumber && !".-".contains($0) }.compactMap { Double($0) }
    }

    private func isAbout(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= 1.01 }

    @Test("places, sizes and parts are those of the frames, in all directions", arguments: layouts)
    func frames(layout: String) throws {
        var read = 0
        for (range, direction) in Self.ranges.flatMap({ range in
            [LayoutDirection.leftToRight, .rightToLeft].map { (range, $0) }
        }) {
            let environment = LayoutEnvironment(direction: direction)
            guard let trace = try? root(layout).trace(in: range, environment: environment, .words) else { continue }
            let tree = trace.layout.tree
            for index in trace.layout.frames.indices where !trace.layout.leftOut.contains(index) {
                let (element, parent) = (trace[index], tree.parent(of: index))
                let around = parent.map { trace.layout.frames[$0].size } ?? trace.layout.size
                for case .note(let note) in element.events {
                    let problem = problem(in: note, about: element, in: around)
                    #expect(problem == nil, "\(range) \(direction)\n\(trace.explanation(of: index))")
                    read += 1
                }
                if let solution = trace.fact(ConstraintSolution.self, of: index) {
                    read += tree.children(of: index).count
                    edges(of: index, solution, in: trace)
                }
            }
        }
        #expect(read > 3)
    }

    private func edges(of container: Int, _ solution: ConstraintSolution, in trace: Layout.Trace) {
        for (view, index) in trace.layout.tree.children(of: container).enumerated() {
            let frame = trace.layout.frames[index]
            let stated = solution.explanation(of: .view(view)).map(\.position)
            #expect(
                zip(stated, [frame.minX, frame.maxX, frame.minY, frame.maxY]).allSatisfy(isAbout), "\(stated) \(frame)")
        }
    }

    /// The first number of a sentence that is not that of the frame. Positions count from the leading side.
    private func problem(
        in note: String, about element: Layout.LaidOutElement, in around: Size
    ) -> String? {
        let (frame, found) = (Rect(origin: element.position, size: element.frame.size), numbers(note))
        if note.hasPrefix("horizontally") {
            return zip(found, [around.width, around.height]).allSatisfy(isAbout) ? nil : note
        }
        if note.hasPrefix("its center is on the") {
            let center = frame.center
            return isAbout(center.x - around.width, found[0]) && isAbout(center.y - around.height, found[1])
                ? nil : note
        }
        if note.hasPrefix("layoutPosition") {
            return isAbout(frame.minX, found[0]) && isAbout(frame.minY, found[1]) ? nil : note
        }
        if let width = note.firstRange(of: "its width "), let height = note.firstRange(of: "its height ") {
            let stated = (
                numbers(note[width.upperBound...]).first ?? -9, numbers(note[height.upperBound...]).first ?? -9
            )
            return isAbout(stated.0, frame.size.width) && isAbout(stated.1, frame.size.height) ? nil : note
        }
        if note.hasPrefix("section "), let colon = note.firstIndex(of: ":") {
            let steps = note[colon...].split(separator: ";").map { numbers($0) }.filter { $0.count > 1 }
            let sum = steps.reduce(Point.zero) { $0 + Point($1[0], $1[1]) }
            return isAbout(sum.x, frame.minX) && isAbout(sum.y, frame.minY) ? nil : note
        }
        return nil
    }
}
