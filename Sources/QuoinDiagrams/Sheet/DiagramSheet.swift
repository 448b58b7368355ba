import QuoinLayout
import QuoinScene

/// Figures with their captions, and the legend and caption of all, put together: a layout like any other, in which the
/// figures and the legend's signs have places that are drawn into afterwards.
struct DiagramSheet {
    private let diagram: Diagram
    private let figures: [Figure]
    let palette: Palette
    private let environment: LayoutEnvironment
    private let legend: [LegendEntry]
    private let rows: [[Int]]

    /// Around all, in points.
    private static let margin = 16.0
    /// How wide a strip may be before its panels go on in a further row, in points.
    private static let stripWidth = 900.0
    /// How wide words below a narrow figure may be, in points.
    private static let leastWidth = 280.0
    /// How wide the caption of a narrow panel may be, in points.
    private static let captionWidth = 120.0
    private static let signSize = Size(24, 12)

    init(_ diagram: Diagram, _ figures: [Figure], palette: Palette, environment: LayoutEnvironment) {
        (self.diagram, self.figures, self.palette) = (diagram, figures, palette)
        self.environment = environment
        rows = Self.rows(of: figures, columns: diagram.columns)
        var entries: [LegendEntry] = []
        for entry in figures.flatMap(\.marks.legend) { entries.add(entry) }
        let isNumbered = !diagram.badges.isEmpty
        legend = diagram.showsLegend ?? (isNumbered || entries.count > 1) ? entries : []
    }

    func picture() throws(DiagramError) -> DiagramPicture {
        let (layout, words) = try arranged()
        var list = DisplayList(size: layout.size, commands: words.commands.map { DisplayCommand($0.operation) })
        list.tree = figures[0].subject.tree
        list.warnings = figures.flatMap(\.subject.list.warnings)
        var picture = DiagramPicture(list: list, labels: labels(of: layout), lines: [], ground: palette.ground)
        for (number, figure) in figures.enumerated() {
            guard let place = layout.frame(ofID: Self.panelID(number)) else { continue }
            let origin = Point(place.minX, place.minY) - Point(bounds(of: figure).minX, bounds(of: figure).minY)
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

    /// What is wrong with the words of labels.
    private func report(_ figure: Figure, to picture: inout DiagramPicture) throws(DiagramError) {
        let problems = figure.labels.flatMap(\.text.problems).map(SceneProblem.ofDiagram)
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
            let ground = Fill.solid(Color(palette.ground))
            return (layout, try DisplayList(layout, ground: [ground], shaper: environment[TextShaperKey.self]))
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
            if let caption = diagram.caption { words(caption, size: 12, color: palette[.structure]) }
        }
        .maxWidth(.points(max(width, Self.leastWidth)))
        .inset(Self.margin)
    }

    private func panel(_ number: Int) -> AnyElement {
        let size = bounds(of: figures[number]).size
        let figure = Spacer().preferredSize(size.width, size.height).id(Self.panelID(number))
        guard let caption = figures[number].subject.panel.caption else { return figure.erased }
        let shift = captionShift(number)
        return Column(spacing: 8, alignItems: .center) {
            figure
            words(caption, size: 12, color: palette.ink, weight: .medium)
                .maxWidth(.points(max(size.width - abs(shift), Self.captionWidth)))
                .inset(EdgeInsets(left: max(shift, 0), right: max(-shift, 0)))
        }.erased
    }

    /// What a panel's caption keeps off one side, so that it stands under the middle of the layout and not of its
    /// annotations; negative on the right.
    private func captionShift(_ number: Int) -> Double {
        2 * (figures[number].subject.bounds.center.x - bounds(of: figures[number]).center.x)
    }

    /// How wide a panel may become: as wide as its figure or, where that is narrow, its caption.
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
                    words(entry.text, size: PlacedLabel.fontSize, color: palette.ink)
                }
            }
        }
        .flexWrap().lineSpacing(6).alignSelf(.stretch)
    }

    /// The place for a sign; a number is words, which need no drawing.
    private func sign(_ entry: LegendEntry) -> AnyElement {
        guard case .number(let number) = entry.sign else {
            return Spacer().preferredSize(Self.signSize.width, Self.signSize.height).erased
        }
        let color = palette[entry.hues.first ?? .structure]
        return words("\(number)", size: PlacedLabel.fontSize, color: palette.ground, weight: .bold)
            .centered().preferredSize(18, 18).fill(Color(color)).cornerRadius(9).erased
    }

    private func words(_ text: String, size: Double, color: RGBA, weight: FontWeight = .regular) -> Text {
        Text(text, style: TextStyle(size: size, weight: weight, color: Color(color))).align(.center)
    }

    /// The panels of each row.
    private static func rows(of figures: [Figure], columns: Int?) -> [[Int]] {
        var rows: [[Int]] = []
        var width = 0.0
        for (number, figure) in figures.enumerated() {
            let extent = figure.bounds.size.width + 2 * margin
            let isFull = columns.map { number % max($0, 1) == 0 } ?? (width + extent > stripWidth)
            if rows.isEmpty || isFull {
                rows.append([])
                width = 0
            }
            rows[rows.count - 1].append(number)
            width += extent
        }
        return rows
    }

    /// What a figure covers, in whole points; all begin and end at the same height, so that the layouts of a strip
    /// stand side by side, and in several rows also one under the other.
    private func bounds(of figure: Figure) -> Rect {
        let all = figures.map(\.bounds).reduce(figure.bounds) { $0.union($1) }
        let across = rows.count > 1 ? all : figure.bounds
        let (left, right) = (across.minX.rounded(.down), across.maxX.rounded(.up))
        return Rect(left, all.minY.rounded(.down), right - left, all.maxY.rounded(.up) - all.minY.rounded(.down))
    }

    private static func panelID(_ number: Int) -> String { "panel \(number)" }
    private static func signID(_ number: Int) -> String { "sign \(number)" }
}
