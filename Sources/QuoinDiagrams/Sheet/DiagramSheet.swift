import QuoinScene

/// Arranges figures with their captions, the legend, and the caption of the diagram: a layout with empty boxes, into
/// which the figures and the legend's signs are drawn afterwards.
struct DiagramSheet {
    private let diagram: Diagram
    private let figures: [Figure]
    private let palette: Palette
    /// The font size of labels, in points.
    private let labelSize: Double
    private let environment: LayoutEnvironment
    private let legend: [LegendEntry]
    private let rows: [[Int]]

    /// The distance from the edges of the picture, in points.
    private static let margin = 16.0
    /// The width beyond which panels continue in a further row, in points: some more than that of a usual page, as those of a
    /// strip can be read when they are smaller.
    private static func stripWidth(of diagram: Diagram) -> Double {
        diagram.maxWidth < Diagram().maxWidth ? diagram.maxWidth : max(900, diagram.maxWidth)
    }

    /// The least width of the legend and caption, in points.
    private static let leastWidth = 280.0
    /// The least width of a panel's caption, in points.
    private static let captionWidth = 120.0
    private static let signSize = Size(16, 10)

    init(
        _ diagram: Diagram, _ figures: [Figure], palette: Palette, labelSize: Double, environment: LayoutEnvironment
    ) {
        (self.diagram, self.figures, self.palette) = (diagram, figures, palette)
        (self.labelSize, self.environment) = (labelSize, environment)
        rows = Self.rows(of: figures, columns: diagram.columns, width: Self.stripWidth(of: diagram))
        var entries: [LegendEntry] = []
        for entry in figures.flatMap(\.marks.legend) where !entries.contains(entry) { entries.append(entry) }
        let isNumbered = !diagram.badges.isEmpty
        legend = diagram.showsLegend ?? (isNumbered || entries.count > 1) ? entries : []
    }

    func picture() throws(QuoinError) -> Diagram.Picture {
        let (layout, texts) = try arranged()
        var list = DisplayList(size: layout.size, commands: texts.commands.map { DisplayCommand($0.operation) })
        list.tree = figures[0].subject.tree
        list.warnings = figures.flatMap(\.subject.list.warnings)
        var picture = Diagram.Picture(list: list, labels: labels(of: layout), lines: [], background: palette.background)
        let marked = figures.reduce(into: Set<Annotation>()) { $0.formUnion($1.marks.marked) }
        picture.silent = (diagram.annotations ?? [:]).keys.filter { !marked.contains($0) }.map(\.name).sorted()
        picture.isUnmarked = diagram.annotations == nil && figures.allSatisfy(\.marks.isEmpty)
        for (number, figure) in figures.enumerated() {
            guard let place = layout.frame(ofID: Self.panelID(number)) else { continue }
            let origin = Point(place.minX, place.minY) - bounds(of: number).origin
            picture.add(figure, at: origin, isFirst: number == 0, palette)
            try report(figure, to: &picture)
        }
        for (number, entry) in legend.enumerated() {
            guard let place = layout.frame(ofID: Self.signID(number)) else { continue }
            var drawing = FigureDrawing(palette: palette, grid: environment.grid)
            drawing.draw(entry, in: place)
            picture.list.commands += drawing.commands
        }
        return picture
    }

    /// Reports problems with the texts of labels: throws errors, and adds warnings to the picture.
    private func report(_ figure: Figure, to picture: inout Diagram.Picture) throws(QuoinError) {
        let problems = figure.labels.flatMap(\.text.problems).map(Paint.Problem.ofDiagram)
        if let error = QuoinError(painting: problems.filter { !$0.problem.isTolerable }) { throw error }
        picture.list.warnings += problems
    }

    // MARK: Arranging

    private func arranged() throws(QuoinError) -> (Layout, DisplayList) {
        var layout = try sheet().layout(in: .unconstrained, environment: environment)
        // Within a stack without a minimum width there is no free space, so that all lines begin at its left edge.
        if let width = widthOfWrappedLegend(in: layout) {
            layout = try sheet(legendWidth: width).layout(in: .unconstrained, environment: environment)
        }
        let background = palette.isTransparent ? [] : [Fill.solid(Color(palette.background))]
        return (layout, try DisplayList(layout, background: background, shaper: environment[TextShaperKey.self]))
    }

    /// The width of a legend with several lines; `nil` if there is one.
    private func widthOfWrappedLegend(in layout: Layout) -> Double? {
        guard let first = layout.frame(ofID: Self.signID(0)),
            let last = layout.frame(ofID: Self.signID(legend.count - 1)), first.maxY < last.minY
        else { return nil }
        return layout.frame(ofID: Self.legendID)?.size.width
    }

    /// - Parameter legendWidth: the least width of the legend, in points.
    private func sheet(legendWidth: Double = 0) -> some LayoutElement {
        let width = rows.map { row in row.map { panelWidth($0) + Self.margin * 2 }.reduce(0, +) }.max() ?? 0
        return Column(spacing: 14, alignItems: .center) {
            Column(spacing: 14, alignItems: .start) {
                for row in rows {
                    Row(spacing: 2 * Self.margin, alignItems: .start) {
                        for number in row { panel(number) }
                    }
                }
            }
            if !legend.isEmpty { legendRow.minWidth(.points(legendWidth)).id(Self.legendID) }
            if let caption = diagram.caption { text(caption, size: labelSize + 1, color: palette.quietInk) }
        }
        .maxWidth(.points(max(width, Self.leastWidth)))
        .inset(Self.margin)
    }

    private func panel(_ number: Int) -> AnyElement {
        let size = bounds(of: number).size
        let figure = Spacer().preferredSize(size.width, size.height).id(Self.panelID(number))
        guard let caption = figures[number].subject.panel.caption else { return figure.erased }
        let shift = captionShift(number)
        return Column(spacing: 8, alignItems: .center) {
            figure
            text(caption, size: labelSize + 1, color: palette.ink, weight: .medium)
                .maxWidth(.points(max(size.width - abs(shift), Self.captionWidth)))
                .inset(EdgeInsets(left: max(shift, 0), right: max(-shift, 0)))
        }.erased
    }

    /// The inset of a panel's caption from one side, so that it is below the middle of the layout without annotations.
    /// Negative for the right side.
    private func captionShift(_ number: Int) -> Double {
        2 * (figures[number].subject.bounds.center.x - bounds(of: number).center.x)
    }

    /// The greatest width of a panel: that of its figure, or of its caption if the figure is narrow.
    private func panelWidth(_ number: Int) -> Double {
        let width = bounds(of: number).size.width
        guard figures[number].subject.panel.caption != nil else { return width }
        return max(width, Self.captionWidth + abs(captionShift(number)))
    }

    private var legendRow: some LayoutElement {
        Row(spacing: 18, justifyContent: .center, alignItems: .center) {
            for (number, entry) in legend.enumerated() {
                Row(spacing: 6, alignItems: .center) {
                    sign(entry).id(Self.signID(number))
                    text(entry.text, size: labelSize, color: palette.ink)
                }
            }
        }
        .flexWrap().lineSpacing(6).alignSelf(.stretch)
    }

    /// An empty box for a sign, or the text of a number.
    private func sign(_ entry: LegendEntry) -> AnyElement {
        guard case .number(let number) = entry.sign else {
            return Spacer().preferredSize(Self.signSize.width, Self.signSize.height).erased
        }
        let color = palette[entry.role]
        return text("\(number)", size: labelSize, color: palette.background, weight: .bold)
            .centered().preferredSize(18, 18).fill(Color(color)).cornerRadius(9).erased
    }

    private func text(_ text: String, size: Double, color: RGBA, weight: FontWeight = .regular) -> Text {
        Text(text, style: TextStyle(size: size, weight: weight, color: Color(color))).align(.center)
    }

    /// The panels of each row.
    private static func rows(of figures: [Figure], columns: Int?, width limit: Double) -> [[Int]] {
        var rows: [[Int]] = []
        var width = 0.0
        for (number, figure) in figures.enumerated() {
            let extent = figure.bounds.size.width + 2 * margin
            let isFull = columns.map { number % max($0, 1) == 0 } ?? (width + extent > limit)
            if rows.isEmpty || isFull {
                rows.append([])
                width = 0
            }
            rows[rows.count - 1].append(number)
            width += extent
        }
        return rows
    }

    /// The area of a figure, in whole points. The figures of a row have the same vertical extent, and those of a column the
    /// same horizontal one, so that the layouts are aligned.
    private func bounds(of number: Int) -> Rect {
        guard let row = rows.first(where: { $0.contains(number) }), let place = row.firstIndex(of: number) else {
            return figures[number].bounds
        }
        let column = rows.compactMap { $0.indices.contains(place) ? $0[place] : nil }
        let across = column.map { figures[$0].bounds[.horizontal] }.reduce(figures[number].bounds[.horizontal]) {
            $0.union($1)
        }
        let down = row.map { figures[$0].bounds[.vertical] }.reduce(figures[number].bounds[.vertical]) { $0.union($1) }
        return Rect(across.onWholePoints, down.onWholePoints, axis: .horizontal)
    }

    private static let legendID = "legend"
    private static func panelID(_ number: Int) -> String { "panel \(number)" }
    private static func signID(_ number: Int) -> String { "sign \(number)" }
}

extension ClosedRange<Double> {
    /// The smallest extent between whole points that contains this one.
    fileprivate var onWholePoints: ClosedRange<Double> { lowerBound.rounded(.down)...upperBound.rounded(.up) }
}

extension DiagramSheet {
    /// The texts of captions and the legend.
    private func labels(of layout: Layout) -> [Diagram.Picture.Label] {
        layout.tree.paintOrder.compactMap { index in
            guard let text = (layout.tree.kind(of: index) as? TextNode)?.text, let style = text.spans.first?.style
            else { return nil }
            return Diagram.Picture.Label(
                text: text.string, frame: layout.frames[index], color: style.color.light,
                background: background(of: index, in: layout), fontSize: style.size)
        }
    }

    /// The color behind a text: that of a number's disc, or the background of the picture.
    private func background(of index: Int, in layout: Layout) -> RGBA {
        for parent in sequence(first: index, next: layout.tree.parent).dropFirst() {
            if case .solid(let color)? = layout.tree.paint(of: parent)?.fills.last { return color.light }
        }
        return palette.background
    }
}
