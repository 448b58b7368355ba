import Quoin
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
