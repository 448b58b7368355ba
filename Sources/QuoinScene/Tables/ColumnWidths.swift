/// Shares a width among the columns of a table, as browsers do (CSS Tables 3, §4.5).
struct ColumnWidths {
    /// What the cells of a column need, and what the table says of it.
    struct Column: Hashable {
        /// The width below which content overflows, in points.
        var minimum = 0.0
        /// The width at which no content wraps, in points.
        var maximum = 0.0
        /// Whether the table gives its width in points.
        var isFixed = false
        /// The part of the table's width that it should have; `nil` for none.
        var part: Double?
        /// Its share of what the other columns leave; `nil` for none.
        var share: Double?

        /// A column that grows if there is more width than content.
        var isContent: Bool { !isFixed && part == nil }
    }

    private(set) var columns: [Column]

    /// Parts count up to the whole of the table, the first before the others.
    init(_ columns: [Column]) {
        self.columns = columns
        var rest = 1.0
        for (index, column) in columns.enumerated() {
            guard let part = column.part else { continue }
            self.columns[index].part = min(part, rest)
            rest -= min(part, rest)
        }
    }

    /// Whether the columns with a part leave nothing to those with content, however wide the table is.
    var partsTakeAll: Bool {
        columns.reduce(0) { $0 + ($1.part ?? 0) } > 1 - 1e-9 && columns.contains { $0.part == nil && $0.maximum > 0 }
    }

    /// The least width, in points.
    var minimum: Double { columns.reduce(0) { $0 + $1.minimum } }

    /// The width at which nothing wraps, and all parts are right, in points.
    var maximum: Double {
        var widest = columns.reduce(0) { $0 + $1.maximum }
        let parts = columns.compactMap(\.part).reduce(0, +)
        for column in columns {
            if let part = column.part, part > 0 { widest = max(widest, column.maximum / part) }
            if let share = column.share, share > 0 {
                let shares = columns.compactMap(\.share).reduce(0, +)
                let others = columns.filter { $0.share == nil }.reduce(0) { $0 + $1.maximum }
                widest = max(widest, others + column.maximum / share * shares)
            }
        }
        let others = columns.filter { $0.part == nil }.reduce(0) { $0 + $1.maximum }
        return parts > 0 && parts < 1 ? max(widest, others / (1 - parts)) : widest
    }

    /// Makes columns wide enough for a cell that spans them.
    ///
    /// - Parameters:
    ///   - minimum: of the cell without the space between the columns, in points.
    ///   - maximum: the same for the width at which it does not wrap.
    mutating func fit(_ range: Range<Int>, minimum: Double, maximum: Double) {
        let spanned = ColumnWidths(Array(columns[range]))
        let least = spanned.widths(sharing: minimum)
        let most = spanned.widths(sharing: max(minimum, maximum))
        for (index, column) in range.enumerated() {
            columns[column].minimum = max(columns[column].minimum, least[index])
            columns[column].maximum = max(columns[column].maximum, columns[column].minimum, most[index])
        }
    }

    /// The widths of the columns in a table of a width without the space between them, in points. Columns do not
    /// become narrower than their minimum.
    func widths(sharing width: Double) -> [Double] {
        guard columns.contains(where: { $0.share != nil }) else { return automatic(width) }
        return withShares(width)
    }

    // MARK: - The automatic algorithm

    private func automatic(_ width: Double) -> [Double] {
        let least = columns.map(\.minimum)
        let byPart = columns.map { column in column.part.map { max($0 * width, column.minimum) } ?? column.minimum }
        let specified = zip(columns, byPart).map { $0.isFixed ? max($0.minimum, $0.maximum) : $1 }
        let natural = zip(columns, specified).map { $0.isContent ? max($0.minimum, $0.maximum) : $1 }
        // Each guess is at least as wide as the one before it.
        let guesses = [least, byPart, specified, natural]
        if width <= Self.sum(least) { return least }
        for (lower, upper) in zip(guesses, guesses.dropFirst()) {
            let (from, to) = (Self.sum(lower), Self.sum(upper))
            guard width <= to else { continue }
            let progress = to > from ? (width - from) / (to - from) : 0
            return zip(lower, upper).map { $0 + ($1 - $0) * progress }
        }
        return grown(natural, by: width - Self.sum(natural))
    }

    /// Shares what is left among the columns with content, else the fixed ones, else those with a part, in proportion.
    private func grown(_ widths: [Double], by rest: Double) -> [Double] {
        func shared(_ isTaking: (Column) -> Bool, _ weight: (Column) -> Double) -> [Double]? {
            let weights = columns.map { isTaking($0) ? weight($0) : 0 }
            let all = Self.sum(weights)
            guard columns.contains(where: isTaking), all > 0 else { return nil }
            return zip(widths, weights).map { $0 + rest * $1 / all }
        }
        return shared({ $0.isContent }, \.maximum)
            ?? shared({ $0.isFixed && $0.part == nil }, \.maximum)
            ?? shared({ $0.part != nil }, { $0.part ?? 0 })
            ?? widths.map { $0 + rest / Double(max(widths.count, 1)) }
    }

    // MARK: - Shares

    /// The columns without a share take what they need, and the others what is left by their shares.
    private func withShares(_ width: Double) -> [Double] {
        let others = columns.indices.filter { columns[$0].share == nil }
        let sharing = columns.indices.filter { columns[$0].share != nil }
        let rest = ColumnWidths(others.map { columns[$0] })
        let room = width - sharing.reduce(0) { $0 + columns[$1].minimum }
        let needed = rest.columns.reduce(0) { sum, column in
            sum + (column.part.map { max($0 * width, column.minimum) } ?? max(column.minimum, column.maximum))
        }
        var widths = columns.map(\.minimum)
        for (index, extent) in zip(others, rest.automatic(min(needed, max(room, rest.minimum)))) {
            widths[index] = extent
        }
        // A column whose share is below its minimum has that, and the others share without it.
        var free = Set(sharing)
        while !free.isEmpty {
            let taken = columns.indices.filter { !free.contains($0) }.reduce(0) { $0 + widths[$1] }
            let shares = free.reduce(0) { $0 + (columns[$1].share ?? 0) }
            guard shares > 0 else { break }
            let unit = max(width - taken, 0) / shares
            let tight = free.filter { (columns[$0].share ?? 0) * unit < columns[$0].minimum }
            for index in free { widths[index] = max((columns[index].share ?? 0) * unit, columns[index].minimum) }
            if tight.isEmpty { break }
            free.subtract(tight)
        }
        return widths
    }

    private static func sum(_ widths: [Double]) -> Double { widths.reduce(0, +) }
}
