import Quoin
import QuoinDocument
import TestSupport
import Testing

/// A layout in Swift of which there is a document too.
struct Example: Sendable {
    /// The document's path from `Snapshots`, without extension.
    var name: String
    var canvas: Canvas
    var element: AnyElement

    init(
        _ name: String, width: ExtentRange = .unconstrained, height: ExtentRange = .unconstrained,
        fill: Color? = .paper, _ element: () -> any LayoutElement
    ) {
        self.name = name
        canvas = Canvas(width: width, height: height, scale: 2)
        canvas.fills = fill.map { [.solid($0)] } ?? []
        self.element = element().erased
    }

    static let all = texts + photos + corners + lists + cards + snippets + sheets
}

extension Example: CustomTestStringConvertible {
    var testDescription: String { name }
}

/// The two sheets that show what an overlay and a background are (Texture, §9.11).
extension Example {
    static let sheets = [
        Example("Texture/overlay") {
            sheet(.blue).preferredSize(160, 120).inset(bottom: 18, right: 18)
                .overlay(sheet(.vermilion).inset(top: 18, left: 18))
                .inset(20)
        },
        Example("Texture/background") {
            sheet(.blue).preferredSize(160, 120).inset(top: 18, left: 18)
                .background(sheet(.vermilion).inset(bottom: 18, right: 18))
                .inset(20)
        },
    ]

    private static func sheet(_ color: Color) -> Box { Box().fill(color).cornerRadius(6) }
}

@Suite("Examples of Texture's documentation, in Swift and as documents")
struct ExampleTests {
    @Test("the Swift code and the document give the same picture", arguments: Example.all)
    func samePicture(example: Example) throws {
        let document = try PackageFolder.document(example.name)
        #expect(document.canvas == example.canvas)
        let renderer = try PictureRenderer()
        let written = try renderer.draw(document.root, on: document.canvas)
        let coded = try renderer.draw(example.element, on: example.canvas)
        #expect(coded.layout.size == written.layout.size)
        #expect(coded.bitmap == written.bitmap)
    }

    @Test("every document of Texture's examples is here in Swift")
    func completeness() {
        #expect(PackageFolder.documents(below: "Texture") == Example.all.map(\.name).sorted())
    }
}

/// What stands in for a text or an image whose natural size is given.
struct Placeholder: LayoutKind {
    static let name = "placeholder"
    static let isNode = true

    var size: Size

    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement { LayoutMeasurement(size: size) }
}

/// A placeholder with a name, its size in points.
func placeholder(_ id: String, _ width: Double, _ height: Double) -> Element<Placeholder> {
    Element(Placeholder(size: Size(width, height))).id(id)
}
