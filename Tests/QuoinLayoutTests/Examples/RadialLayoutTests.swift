import QuoinLayout
import Testing

import func Foundation.cos
import func Foundation.sin

/// A layout of one's own, made of nothing but what QuoinLayout publishes: children on a circle, the first at the top,
/// the others clockwise.
///
///     Radial(radius: 40) {
///         Text("12")
///         Text("3")
///         Text("6")
///         Text("9")
///     }
struct RadialLayout: LayoutKind {
    static let name = "radial"

    /// From the middle of the circle to the middle of each child, in points.
    var radius: Double

    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        var size = Size.zero
        for child in scope.children {
            // Each child may be as large as it likes, up to the whole; its own style counts within that.
            let measured = child.measure(SizeRange(min: .zero, max: range.max), parent: range.max)
            size = Size(max(size.width, measured.width), max(size.height, measured.height))
        }
        // The size must be brought into the range before it is used for placing; the engine would do so only afterwards.
        size = range.clamp(Size(size.width + 2 * radius, size.height + 2 * radius))
        for (index, child) in scope.children.enumerated() {
            let turn = Double(index) / Double(scope.children.count)
            let angle = 2 * Double.pi * turn
            child.explain { "stands \(shortDescription(turn * 360)) degrees clockwise from the top" }
            // Places need not be pixels: the engine rounds them.
            child.place(
                at: Point(
                    size.width / 2 + radius * sin(angle) - child.size.width / 2,
                    size.height / 2 - radius * cos(angle) - child.size.height / 2))
        }
        return LayoutMeasurement(size: size)
    }
}

/// Children on a circle.
typealias Radial = Element<RadialLayout>

extension Element where Kind == RadialLayout {
    init(radius: Double, @ElementBuilder children: () -> [AnyElement]) {
        self.init(RadialLayout(radius: radius), children: children())
    }
}

@Suite("A kind of one's own: radial")
struct RadialLayoutTests {
    private let clock = Radial(radius: 40) {
        for hour in ["12", "3", "6", "9"] { box(20, 10).id(hour) }
    }

    @Test("it lays out as the built-in kinds do")
    func layout() throws {
        let layout = try clock.inset(5).layout(in: upTo(300, 300))
        #expect(layout.size == Size(110, 100))
        #expect(layout.frame(ofID: "12") == Rect(45, 5, 20, 10))
        #expect(layout.frame(ofID: "3") == Rect(85, 45, 20, 10))
        #expect(layout.frame(ofID: "6") == Rect(45, 85, 20, 10))
        #expect(layout.frame(ofID: "9") == Rect(5, 45, 20, 10))
    }

    @Test("it works with modifiers, stacks, mirroring and explanations")
    func company() throws {
        let row = Row {
            clock.width(150)
            Spacer()
        }
        let environment = LayoutEnvironment(direction: .rightToLeft)
        let layout = try row.layout(in: exactly(400, 100), environment: environment)
        #expect(layout.frame(ofID: "12") == Rect(400 - 85, 5, 20, 10))
        let words = try #require(try row.explanation(ofID: "3", in: exactly(400, 100)))
        #expect(words.contains("stands 90 degrees clockwise from the top"))
    }
}
