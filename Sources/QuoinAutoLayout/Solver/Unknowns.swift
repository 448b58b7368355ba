/// How the unknowns of a system follow from the columns of its program.
struct Unknowns: Sendable {
    /// An unknown as `factor × source + offset`.
    private struct Image {
        /// A column of the program, or another unknown, or `none`.
        var source: Int
        var factor: Double
        var offset: Affine
    }

    /// An unknown that a row of the reduction defines, as a sum of others.
    private struct Definition {
        var variable: Int
        var terms: Range<Int>
        var offset: Affine
    }

    /// By unknown; those that definitions are about stay at 0 here.
    private var images: [Image] = []
    /// In the order in which they can be worked out.
    private var definitions: [Definition] = []
    private var terms: [Reduction.Entry] = []
    /// The unknowns that are linked to defined ones.
    private var followers: [(variable: Int, image: Image)] = []

    init(_ reduction: Reduction, _ program: Program) {
        images.reserveCapacity(reduction.links.count)
        for (variable, link) in reduction.links.enumerated() {
            let isConstant = link.parent == Reduction.constant
            let column = isConstant ? Program.none : program.columnOfVariable[link.parent]
            images.append(Image(source: column, factor: link.factor, offset: link.offset))
            if !isConstant, link.parent != variable, reduction.isDefined[link.parent] {
                followers.append(
                    (variable, Image(source: link.parent, factor: link.factor, offset: link.offset)))
            }
        }
        for (variable, row) in reduction.peeled.reversed() { define(variable, by: reduction.rows[row], reduction) }
    }

    private mutating func define(_ variable: Int, by row: Reduction.Row, _ reduction: Reduction) {
        let entries = reduction.entries[row.start..<row.end]
        guard let own = entries.first(where: { $0.variable == variable }) else { return }
        let first = terms.count
        for entry in entries where entry.variable != variable {
            terms.append(
                Reduction.Entry(variable: entry.variable, coefficient: -entry.coefficient / own.coefficient))
        }
        definitions.append(
            Definition(
                variable: variable, terms: first..<terms.count, offset: row.rightSide * (1 / own.coefficient)))
    }

    /// Works out the values of all unknowns.
    func evaluate(_ program: Program, into values: inout [Double]) {
        let extents = program.extents
        for variable in images.indices {
            let image = images[variable]
            let sum =
                image.source == Program.none
                ? image.offset : program.values[image.source] * image.factor + image.offset
            values[variable] = sum.value(at: extents)
        }
        for definition in definitions {
            var sum = definition.offset.value(at: extents)
            for place in definition.terms { sum += terms[place].coefficient * values[terms[place].variable] }
            values[definition.variable] = sum
        }
        for (variable, image) in followers {
            values[variable] = image.factor * values[image.source] + image.offset.value(at: extents)
        }
    }
}
