import QuoinExplanations
import Testing

struct Diagonal: LayoutKind {
    static let name = "diagonal"
    var spacing = 0.0

    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        var corner = Point.zero
        for child in scope.children {
            let size = child.measure(SizeRange(min: .zero, max: range.max), parent: range.max)
            child.place(at: corner)
            corner = corner + Point(size.width + spacing, size.height + spacing)
        }
        let end = Size(max(corner.x - spacing, 0), max(corner.y - spacing, 0))
        return LayoutMeasurement(size: end)
    }
}

extension Diagonal {
    static let declaration = KindDeclaration(
        "Children along a diagonal, from the top left corner.", Diagonal(), showsContent: false,
        [
            Property(
                "spacing", \.spacing, .points(), [.size, .contentLayout], "The space between neighbors, in points.")
        ])
}

enum Tilt: ElementStyle.Key {
    static let initial = 0.0
}

typealias Steps = Element<Diagonal>

extension Element where Kind == Diagonal {
    init(spacing: Double, @ElementBuilder children: () -> [AnyElement]) {
        self.init(Diagonal(spacing: spacing), children: children())
    }
}

@Suite("Samples: An own layout kind")
struct OwnLayoutKindSamples {
    @Test("children on a diagonal")
    func diagonal() throws {
        let steps = Element(Diagonal(spacing: 4)) {
            Box().fill(.black).size(10, 10)
            Box().fill(.black).size(20, 20)
        }
        .inset(8)

        let layout = try steps.layout(in: .unconstrained)
        #expect(layout.size == Size(50, 50))
        #expect(layout.frames.suffix(2).map(\.origin) == [Point(8, 8), Point(22, 22)])
    }

    @Test("a difference in words of the kind")
    func explained() throws {
        func picture(spacing: Double) throws -> RecordedPicture {
            let steps = Element(Diagonal(spacing: spacing)) {
                Box().fill(.black).size(10, 10).id("first")
                Box().fill(.black).size(20, 20).id("second")
            }
            return try PictureRenderer().drawRecorded(steps.id("steps"), on: Canvas())
        }

        let comparison = try ComparisonRules().compare(picture(spacing: 9), with: picture(spacing: 4))
        let findings = comparison.explanation.findings.map(\.description)

        #expect(
            findings == [
                "`steps` changed spacing from 4 to 9, is 5 pt wider and 5 pt taller", "so `second` moved by +5, +5",
            ])
    }

    @Test("the kind by its own name")
    func named() throws {
        let steps = Steps(spacing: 2) {
            Spacer().preferredSize(10, 10)
            Spacer().preferredSize(10, 10)
        }
        #expect(try steps.layout(in: .unconstrained).size == Size(22, 22))
    }
}
