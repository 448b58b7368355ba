import QuoinCompositionalLayoutDSL
import Testing

/// The layouts of Apple's sample *Implementing Modern Collection Views* and of the documentation of
/// `UICollectionViewCompositionalLayout`, with frames computed by hand for a screen 400 points wide.
@Suite("Layouts that Apple documents")
struct DocumentedSampleTests {
    private let screen = Size(400, 600)

    private func cells(_ section: any LayoutSection, _ count: Int) throws -> [Rect] {
        try LayoutProbe(section, items: [count], screen).cells
    }

    @Test("a list: rows of 44, across the whole width")
    func list() throws {
        let section = Section { HGroup(height: .absolute(44)) { Item() } }
        #expect(try cells(section, 3) == [Rect(0, 0, 400, 44), Rect(0, 44, 400, 44), Rect(0, 88, 400, 44)])
    }

    @Test("a grid: five squares in a row, with and without insets of the items", arguments: [0.0, 5])
    func grid(inset: Double) throws {
        let section = Section {
            HGroup(height: .fractionalWidth(0.2)) {
                Item(width: .fractionalWidth(0.2)).contentInsets(value: inset)
            }
        }
        let frames = (0..<7).map { index in
            Rect(Double(index % 5) * 80 + inset, Double(index / 5) * 80 + inset, 80 - 2 * inset, 80 - 2 * inset)
        }
        #expect(try cells(section, 7) == frames)
    }

    @Test("two columns by a count: spacing between them, insets of the section")
    func twoColumns() throws {
        let section = Section {
            HGroup(height: .absolute(44), count: 2) { Item() }.interItemSpacing(.fixed(10))
        }
        .interGroupSpacing(10).contentInsets(horizontal: 10)
        #expect(
            try cells(section, 3) == [Rect(10, 0, 185, 44), Rect(205, 0, 185, 44), Rect(10, 54, 185, 44)])
    }

    @Test("distinct sections: one, five and three columns by the section, with insets of items and section")
    func distinctSections() throws {
        let layout = LayoutBuilder {
            CompositionalLayout { index, _ in
                let columns = [1, 5, 3][index]
                return Section {
                    HGroup(height: columns == 1 ? .absolute(44) : .fractionalWidth(0.2), count: columns) {
                        Item().contentInsets(value: 2)
                    }
                }
                .contentInsets(value: 20)
            }
        }
        let probe = try LayoutProbe(layout, items: [1, 5, 3], CollectionViewport(400, 600))
        let squares = (0..<5).map { Rect(22 + Double($0) * 72, 106, 68, 68) }
        let wide = (0..<3).map { Rect(22 + Double($0) * 120, 218, 116, 68) }
        #expect(probe.cells == [Rect(22, 22, 356, 40)] + squares + wide)
    }

    @Test("nested groups: a large item beside a column of two, again and again")
    func nestedGroups() throws {
        let section = Section {
            HGroup(height: .fractionalHeight(0.4)) {
                Item(width: .fractionalWidth(0.7)).contentInsets(value: 10)
                VGroup(width: .fractionalWidth(0.3), count: 2) {
                    Item(height: .fractionalHeight(0.3)).contentInsets(value: 10)
                }
            }
        }
        #expect(
            try cells(section, 4) == [
                Rect(10, 10, 260, 220), Rect(290, 10, 100, 100), Rect(290, 130, 100, 100), Rect(10, 250, 260, 220),
            ])
    }

    @Test("a lane: groups of 85 percent, of which the next one shows")
    func orthogonal() throws {
        let section = Section {
            HGroup(width: .fractionalWidth(0.85), height: .fractionalHeight(0.4)) {
                Item(width: .fractionalWidth(0.7)).contentInsets(value: 10)
                VGroup(width: .fractionalWidth(0.3), count: 2) {
                    Item(height: .fractionalHeight(0.3)).contentInsets(value: 10)
                }
            }
        }
        .orthogonalScrollingBehavior(.continuous)
        #expect(
            try cells(section, 9) == [
                Rect(10, 10, 218, 220), Rect(248, 10, 82, 100), Rect(248, 130, 82, 100), Rect(350, 10, 218, 220),
            ])
    }

    @Test("badges: at the top trailing corner, out by 0.3 of their own size")
    func badges() throws {
        let section = Section {
            HGroup(height: .fractionalWidth(0.25)) {
                Item(width: .fractionalWidth(0.25), height: .fractionalHeight(1)) {
                    SupplementaryItem(
                        widthDimension: .absolute(20), heightDimension: .absolute(20), elementKind: "badge"
                    )
                    .containerAnchor(edges: [.top, .trailing], offset: .fractional(Point(0.3, -0.3)))
                }
                .contentInsets(value: 5)
            }
        }
        .contentInsets(value: 20)
        let probe = try LayoutProbe(section, items: [5], screen)
        #expect(probe.cells.last == Rect(25, 115, 80, 80))
        #expect(probe.frames(.supplementary, kind: "badge").first == Rect(91, 19, 20, 20))
    }

    @Test("headers and footers of 44: above and below the groups, within the section's sides")
    func headersAndFooters() throws {
        let section = Section { HGroup(height: .absolute(44)) { Item() } }
            .interGroupSpacing(5).contentInsets(horizontal: 10)
            .boundarySupplementaryItems {
                BoundarySupplementaryItem(height: .estimated(44), elementKind: "header").alignment(.top)
                BoundarySupplementaryItem(height: .estimated(44), elementKind: "footer").alignment(.bottom)
            }
        let probe = try LayoutProbe(section, items: [2], screen)
        #expect(probe.cells == [Rect(10, 44, 380, 44), Rect(10, 93, 380, 44)])
        #expect(probe.frames(.boundary, kind: "header") == [Rect(10, 0, 380, 44)])
        #expect(probe.frames(.boundary, kind: "footer") == [Rect(10, 137, 380, 44)])
    }

    @Test("a background: behind the section, less its own insets")
    func background() throws {
        let section = Section { HGroup(height: .absolute(44)) { Item() } }
            .interGroupSpacing(5).contentInsets(value: 10)
            .decorationItems { DecorationItem(elementKind: "background").contentInsets(value: 5) }
        let probe = try LayoutProbe(section, items: [2], screen)
        #expect(probe.cells == [Rect(10, 10, 380, 44), Rect(10, 59, 380, 44)])
        #expect(probe.frames(.decoration) == [Rect(5, 5, 390, 103)])
    }

    @Test("edge spacing of an item: fixed at both sides, and what is flexible takes the rest")
    func edgeSpacing() throws {
        let section = Section {
            HGroup(height: .absolute(50)) {
                Item(width: .absolute(90)).edgeSpacing(leading: .fixed(20), trailing: .flexible(10))
            }
        }
        // 4 do not fit, and 3 leave 30, which three flexible spacings share.
        let probe = try LayoutProbe(section, items: [4], Size(390, 600))
        #expect(probe.cells.map(\.origin) == [Point(20, 0), Point(150, 0), Point(280, 0), Point(20, 50)])
    }
}
