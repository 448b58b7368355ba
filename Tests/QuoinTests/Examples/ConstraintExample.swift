import Quoin
import QuoinFlooidLayout
import TestSupport
import Testing

/// A layout of constraints in Swift of which there is a document too.
struct ConstraintExample: Sendable {
    /// The document's path from `Snapshots`, without extension.
    var name: String
    var canvas: Canvas
    /// Makes the element; a container of constraints is no value, so it is made anew each time.
    var element: @Sendable () throws -> any LayoutElement

    init(
        _ name: String, width: Double = 320, height: ExtentRange = .unconstrained, fill: Color = .paper,
        direction: LayoutDirection = .leftToRight, _ element: @escaping @Sendable () throws -> any LayoutElement
    ) {
        self.name = "AutoLayout/" + name
        canvas = Canvas(width: .points(width), height: height, scale: 2)
        canvas.fills = [.solid(fill)]
        canvas.direction = direction
        self.element = element
    }

    static let all = [
        readmeIcon, equalWidths, centeringGuide, baselines, priorities, aspectRatio, insets, conflict, notification,
        rightToLeft,
    ]
}

extension ConstraintExample: CustomTestStringConvertible {
    var testDescription: String { name }
}

@Suite("Examples of constraints, in Swift and as documents")
struct ConstraintExampleTests {
    @Test("the Swift code and the document give the same picture", arguments: ConstraintExample.all)
    func samePicture(example: ConstraintExample) throws {
        let document = try PackageFolder.document(example.name)
        #expect(document.canvas == example.canvas)
        let renderer = try PictureRenderer()
        let written = try renderer.draw(document.root, on: document.canvas)
        let coded = try renderer.draw(try example.element().erased, on: example.canvas)
        #expect(coded.layout.size == written.layout.size)
        #expect(coded.bitmap == written.bitmap)
    }

    @Test("every document of constraints is here in Swift")
    func completeness() {
        #expect(PackageFolder.documents(below: "AutoLayout") == ConstraintExample.all.map(\.name).sorted())
    }
}

/// A word on a ground, centered however wide it is made.
private func button(_ title: String, _ ink: Color, on ground: Color) -> Box {
    Text(title, size: 15, .semibold, ink, align: .center).inset(horizontal: 16, vertical: 10)
        .fill(ground).cornerRadius(10)
}

/// A line of text on a ground, cut where it has no room.
private func label(_ text: String, on ground: Color) -> Box {
    Text(text, size: 15, .regular, .white, lines: 1).inset(horizontal: 10, vertical: 8).fill(ground).cornerRadius(6)
}

extension ConstraintExample {
    /// Two buttons as wide as the wider one needs.
    static let equalWidths = ConstraintExample("equal-widths") {
        let container = ConstraintContainer()
        let cancel = container.view("cancel", button("Not now", .blue, on: Color(hex: 0xE4E6F7)))
        let book = container.view("book", button("Book a table", .white, on: .blue))
        let buttons = container.guide("buttons")
        buttons.constraints { buttons in
            cancel.widthAnchor == book.widthAnchor --! .priority(500) --! .identifier("equal widths")
            cancel.leadingAnchor == buttons.leadingAnchor
            book.leadingAnchor == cancel.trailingAnchor + 12
            book.trailingAnchor == buttons.trailingAnchor
            buttons.centerXAnchor == container.centerXAnchor
            buttons.verticalEdgesAnchor == container.verticalEdgesAnchor -- 20
            for button in [cancel, book] { button.verticalEdgesAnchor == buttons.verticalEdgesAnchor }
        }
        return try container.element()
    }

    /// Who gives way: first to room there is, then to room there is not.
    static let priorities = ConstraintExample("priorities") {
        let container = ConstraintContainer()
        let hugging = container.view("hugging", label("Hugs at 251", on: .blue)) {
            $0.hugging = ConstraintsLayout.ViewTraits.AxisPriorities(251, 250)
        }
        let growing = container.view("growing", label("Hugs at 250", on: .teal))
        let cut = container.view("cut", label("This one resists at 749 and is cut", on: .vermilion)) {
            $0.compression = ConstraintsLayout.ViewTraits.AxisPriorities(749, 750)
        }
        let whole = container.view("whole", label("This one stays whole", on: .blue))
        container.constraints { container in
            hugging.leadingTopAnchor == container.leadingTopAnchor + 16
            growing.leadingAnchor == hugging.trailingAnchor + 8
            growing.trailingAnchor == container.trailingAnchor - 16
            growing.topAnchor == hugging.topAnchor
            cut.leadingAnchor == container.leadingAnchor + 16
            cut.topAnchor == hugging.bottomAnchor + 12
            whole.leadingAnchor == cut.trailingAnchor + 8
            whole.trailingAnchor == container.trailingAnchor - 16
            whole.topAnchor == cut.topAnchor
            container.bottomAnchor == cut.bottomAnchor + 16
        }
        return try container.element()
    }
}
