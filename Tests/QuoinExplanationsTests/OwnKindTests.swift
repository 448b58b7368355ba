import QuoinExplanations
import Testing

/// Children from the top left corner down to the right: a kind as a user of the package writes it.
private struct Diagonal: LayoutKind {
    enum Order: String, CaseIterable, Hashable, Sendable { case forward, backward }

    static let name = "diagonal"
    static let declaration = KindDeclaration(
        "Children along a diagonal.", Diagonal(), showsContent: false,
        [
            Property(
                "spacing", \.spacing, .points(0...100), [.size, .contentLayout],
                "The space between neighbors, in points."),
            Property("order", \.order, .choice, .contentLayout, "Which of the children comes first."),
            Property("name", \.label, .string, [], "What people call it."),
        ])

    var spacing = 0.0
    var order = Order.forward
    var label: String?

    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        let children = order == .forward ? Array(scope.children) : scope.children.reversed()
        return LayoutMeasurement(size: placed(children, in: range, spacing: spacing))
    }
}

/// The same as a kind that declares nothing, and whose elements grow.
private struct SilentDiagonal: LayoutKind {
    static let name = "silent"
    static let defaultStyle: ElementStyle = {
        var style = ElementStyle()
        style.flexGrow = 2
        return style
    }()
    var spacing = 0.0

    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        LayoutMeasurement(size: placed(Array(scope.children), in: range, spacing: spacing))
    }
}

private func placed(_ children: [LayoutScope.Child], in range: SizeRange, spacing: Double) -> Size {
    var corner = Point.zero
    for child in children {
        let size = child.measure(SizeRange(min: .zero, max: range.max), parent: range.max)
        child.place(at: corner)
        corner = corner + Point(size.width + spacing, size.height + spacing)
    }
    return Size(max(corner.x - spacing, 0), max(corner.y - spacing, 0))
}

@Suite("Kinds of one's own in records and explanations") struct OwnKindTests {
    private func picture(_ kind: some LayoutKind) throws -> RecordedPicture {
        let boxes = [(10.0, 0xAA0000), (20, 0x00AA00)] as [(Double, UInt32)]
        var steps = Element(
            kind,
            children: boxes.enumerated().map { index, box in
                var child = Box().fill(Color(hex: box.1)).size(box.0, box.0)
                child.id = ["first", "second"][index]
                return child.erased
            })
        steps.id = "steps"
        var canvas = Canvas(width: ExtentRange(exactly: 80), height: ExtentRange(exactly: 80))
        canvas.fills = [.solid(.white)]
        return try Card.renderer().drawRecorded(Absolute { steps }, on: canvas)
    }

    private func explanation(_ new: some LayoutKind, since old: some LayoutKind) throws -> PictureComparison.Explanation
    {
        try ComparisonRules().compare(picture(new), with: picture(old)).explanation
    }

    @Test("a record has the properties that are not as usual, as they are written")
    func recorded() throws {
        let record = try #require(try picture(Diagonal(spacing: 4)).record)
        let steps = try #require(record.element(withID: "steps"))
        #expect(steps.kind == "diagonal" && steps.properties == ["diagonal.spacing": 4])
        let all = try #require(try picture(Diagonal(spacing: 4, order: .backward, label: "a")).record)
        #expect(
            all.element(withID: "steps")?.properties
                == ["diagonal.spacing": 4, "diagonal.order": "backward", "diagonal.name": "a"])
        let read = try #require(PictureRecord(inPNG: try picture(Diagonal(spacing: 4)).png()))
        #expect(read.element(withID: "steps") == steps)
    }

    @Test("a change is explained by the key and both values, and what follows by its consequences")
    func changed() throws {
        let found = try explanation(Diagonal(spacing: 9), since: Diagonal(spacing: 4)).findings
        let changes = found.flatMap(\.changes).compactMap { change in
            if case .property(let change) = change { change } else { nil }
        }
        let change = try #require(changes.first)
        #expect(changes.count == 1 && change.key == "diagonal.spacing" && change.name == "spacing")
        #expect(change.from == 4 && change.to == 9 && change.effect == [.size, .contentLayout])
        #expect(
            found.map(\.description) == [
                "`steps` changed spacing from 4 to 9, is 5 pt wider and 5 pt taller", "so `second` moved by +5, +5",
            ])
    }

    @Test("a property that was as usual is explained with its usual value")
    func usual() throws {
        let found = try explanation(Diagonal(spacing: 6), since: Diagonal()).findings.map(\.description)
        #expect(found.first == "`steps` changed spacing from 0 to 6, is 6 pt wider and 6 pt taller")
        let turned = try explanation(Diagonal(order: .backward), since: Diagonal()).findings.map(\.description)
        #expect(turned.first == "`steps` changed order from forward to backward")
        #expect(turned.dropFirst().allSatisfy { $0.hasPrefix("so ") } && turned.count > 1)
    }

    @Test("a property that changes nothing that is seen is without effect")
    func withoutEffect() throws {
        let found = try explanation(Diagonal(spacing: 6, label: "a"), since: Diagonal(spacing: 4)).findings
        #expect(found.last?.description == "`steps` got a new name (a), without effect here")
    }

    @Test("of a kind that declares nothing the consequences are reported")
    func silent() throws {
        let record = try #require(try picture(SilentDiagonal(spacing: 4)).record)
        #expect(record.element(withID: "steps")?.properties == [:], "the default style is not recorded")
        let found = try explanation(SilentDiagonal(spacing: 9), since: SilentDiagonal(spacing: 4)).findings
        #expect(found.contains { $0.elements.contains { $0.name == "`second`" } })
        #expect(!found.contains { $0.changes.contains { if case .property = $0 { true } else { false } } })
    }
}
