import QuoinLayout
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
    /// The width beyond which panels continue in a further row, in points.
    private static let stripWidth = 900.0
    /// The least width of the legend and caption, in points.
    private static let leastWidth = 280.0
    /// The least width of a panel's caption, in points.
    private static let captionWidth = 120.0
    private static let signSize = Size(24, 12)

    init(
        _ diagram: Diagram, _ figures: [Figure], palette: Palette, labelSize: Double, environment: LayoutEnvironment
    ) {
        (self.diagram, self.figures, self.palette) = (diagram, figures, palette)
        (self.labelSize, self.environment) = (labelSize, environment)
        rows = Self.rows(of: figures, columns: diagram.columns, width: max(Self.stripWidth, diagram.maxWidth))
        var entries: [LegendEntry] = []
        for entry in figures.flatMap(\.marks.legend) { entries.add(entry) }
        let isNumbered = !diagram.badges.isEmpty
        legend = diagram.showsLegend ?? (isNumbered || entries.count > 1) ? entries : []
    }

    func picture() throws(DiagramError) -> Diagram.Picture {
        let (layout, texts) = try arranged()
        var list = DisplayList(size: layout.size, commands: texts.commands.map { DisplayCommand($0.operation) })
        list.tree = figures[0].subject.tree
        list.warnings = figures.flatMap(\.subject.list.warnings)
        var picture = Diagram.Picture(list: list, labels: labels(of: layout), lines: [], background: palette.background)
        for (number, figure) in figures.enumerated() {
            guard let place = layout.frame(ofID: Self.panelID(number)) else { continue }
            let origin = Point(place.minX, place.minY) - Point(bounds(of: figure).minX, bounds(of: figure).minY)
            picture.add(figure, at: origin, isFirst: number == 0, palette)
            try report(figure, to: &picture)
        }
        for (number, entry) in legend.enumerated() {
            guard let place = layout.frame(ofID: Self.signID(number)) else { continue }
            var drawing = FigureDrawing(palette: palette, grid: environment.grid)
            drawing.draw(entry, of: figures, in: place)
            picture.list.commands += drawing.commands
        }
        return picture
    }

    /// Reports problems with the texts of labels: throws errors, and adds warnings to the picture.
    private func report(_ figure: Figure, to picture: inout Diagram.Picture) throws(DiagramError) {
        let problems = figure.labels.flatMap(\.text.problems).map(SceneError.Problem.ofDiagram)
        let errors = problems.filter { !$0.problem.isTolerable }
        guard errors.isEmpty else { throw .scene(SceneError(problems: errors)) }
        picture.list.warnings += problems
    }

    // MARK: Arranging

    private func arranged() throws(DiagramError) -> (Layout, DisplayList) {
        let layout: Layout
        do throws(LayoutError) {
            layout = try sheet.layout(in: .unconstrained, environment: environment)
        } catch {
            throw .layout(error)
        }
        do throws(SceneError) {
            let background = palette.isTransparent ? [] : [Fill.solid(Color(palette.background))]
            return (layout, try DisplayList(layout, background: background, shaper: environment[TextShaperKey.self]))
        } catch {
            throw .scene(error)
        }
    }

    private var sheet: some LayoutElement {
        let width = rows.map { row in row.map { panelWidth($0) + Self.margin * 2 }.reduce(0, +) }.max() ?? 0
        return Column(spacing: 14, alignItems: .center) {
            Column(spacing: 14, alignItems: .start) {
                for row in rows {
                    Row(spacing: 2 * Self.margin, alignItems: .start) {
                        for number in row { panel(number) }
                    }
                }
            }
            if !legend.isEmpty { legendRow }
            if let caption = diagram.caption { text(caption, size: labelSize + 1, color: palette[.structure]) }
            if let remark { text(remark, size: labelSize, color: palette[.structure]) }
        }
        .maxWidth(.points(max(width, Self.leastWidth)))
        .inset(Self.margin)
    }

    /// What the figures leave out.
    private var remark: String? {
        let leftOut = figures.map(\.leftOut).reduce(0, +)
        let remarks = [
            figures.contains(where: \.mergesRepeats) ? "Parts that look alike are measured once." : nil,
            leftOut == 0 ? nil : "\(leftOut) more \(leftOut == 1 ? "measure is" : "measures are") left out.",
        ]
        let said = remarks.compactMap(\.self)
        return said.isEmpty ? nil : said.joined(separator: " ")
    }

    private func panel(_ number: Int) -> AnyElement {
        let size = bounds(of: figures[number]).size
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
        2 * (figures[number].subject.bounds.center.x - bounds(of: figures[number]).center.x)
    }

    /// The greatest width of a panel: that of its figure, or of its caption if the figure is narrow.
    private func panelWidth(_ number: Int) -> Double {
        let width = bounds(of: figures[number]).size.width
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
        let color = palette[entry.roles.first ?? .structure]
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

    /// The area of a figure, in whole points. All figures have the same vertical extent, and in several rows also the
    /// same horizontal one, so that the layouts are aligned.
    private func bounds(of figure: Figure) -> Rect {
        let all = figures.map(\.bounds).reduce(figure.bounds) { $0.union($1) }
        let across = rows.count > 1 ? all : figure.bounds
        let (left, right) = (across.minX.rounded(.down), across.maxX.rounded(.up))
        return Rect(left, all.minY.rounded(.down), right - left, all.maxY.rounded(.up) - all.minY.rounded(.down))
    }

    private static func panelID(_ number: Int) -> String { "panel \(number)" }
    private static func signID(_ number: Int) -> String { "sign \(number)" }
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
        var next = layout.tree.parent(of: index)
        while let parent = next {
            if case .solid(let color)? = layout.tree.paint(of: parent)?.fills.last {
                return color.light
            }
            next = layout.tree.parent(of: parent)
        }
        return palette.background
    }
}
