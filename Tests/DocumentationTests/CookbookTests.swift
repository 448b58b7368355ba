import DocumentationFigures
import Foundation
import Quoin
import QuoinDocument
import TestSupport
import Testing

@Suite("Cookbook")
struct CookbookTests {
    /// A recipe in Swift, and the name of its document.
    struct Recipe: Sendable, CustomTestStringConvertible {
        let name: String
        let canvas: Canvas
        let element: @Sendable () throws -> AnyElement
        var testDescription: String { name }

        init(
            _ name: String, _ canvas: Canvas,
            _ element: @escaping @autoclosure @Sendable () throws -> some LayoutElement
        ) {
            (self.name, self.canvas) = (name, canvas)
            self.element = { try element().erased }
        }
    }

    @Test("a recipe in Swift draws the same pixels as its document", arguments: recipes)
    func pixels(recipe: Recipe) throws {
        ImageResource.folder = PackageFolder.snapshots.appendingPathComponent("Images").path
        let document = try PackageFolder.document("Cookbook/\(recipe.name)")
        #expect(recipe.canvas == document.canvas)
        let renderer = try PictureRenderer()
        let picture = try renderer.draw(recipe.element(), on: recipe.canvas)
        #expect(picture.warnings.isEmpty)
        #expect(try picture.bitmap == renderer.draw(document.root, on: document.canvas).bitmap)
    }

    @Test("every document of the folder is a recipe with a page")
    func names() throws {
        let documents = PackageFolder.documents(below: "Cookbook").map { String($0.dropFirst("Cookbook/".count)) }
        #expect(documents.count >= 30)
        #expect(Self.recipes.map(\.name).sorted() == documents)
        #expect(CookbookPages.names.sorted() == documents)
    }

    @Test("what people ask for is made with keys that are there, and shown by recipes")
    func tasks() {
        for task in DocumentTask.all {
            #expect(
                task.keys.allSatisfy { !DocumentKeys.named($0).isEmpty }
                    && task.recipe.map(CookbookPages.names.contains) ?? true)
        }
    }

    @Test("a page has the picture, the document and the Swift file")
    func page() throws {
        let page = try #require(try Documentation.cookbook().articles().first { $0.name == "Recipe-avatar-row" })
        #expect(page.text.hasPrefix("# Avatar row\n\nAn avatar, a name over a line of text, and a time"))
        #expect(page.figureNames == ["Cookbook-avatar-row"] && page.cardFigureNames == page.figureNames)
        #expect(page.code(in: "yaml") == [try PackageFolder.text("Cookbook/avatar-row").trimmingSuffix("\n")])
        let file = Documentation.samples.appendingPathComponent("Cookbook/AvatarRow.swift")
        #expect(page.code(in: "swift") == [try String(contentsOf: file, encoding: .utf8).trimmingSuffix("\n")])
    }

    @Test("the overview shows how a recipe is drawn, and lists all of them")
    func overview() throws {
        let folder = TemporaryFolder()
        let path = folder.path("picture.png")
        ImageResource.folder = PackageFolder.snapshots.appendingPathComponent("Images").path

        let renderer = try PictureRenderer()
        let picture = try renderer.draw(AvatarRow(), on: AvatarRow.canvas)
        try picture.write(to: path)

        let overview = try #require(try Documentation.cookbook().articles().first)
        let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
        for line in try #require(overview.code(in: "swift").first).split(separator: "\n") {
            #expect(source.contains("        \(line)\n"))
        }
        for name in CookbookPages.names { #expect(overview.text.contains("- <doc:Recipe-\(name)>\n")) }
    }

    static let recipes = [
        Recipe("architecture", Architecture.canvas, Architecture()),
        Recipe("avatar-row", AvatarRow.canvas, AvatarRow()),
        Recipe("avatar-stack", AvatarStack.canvas, AvatarStack()),
        Recipe("badge-on-icon", BadgeOnIcon.canvas, BadgeOnIcon()),
        Recipe("calendar", Calendar.canvas, Calendar()),
        Recipe("card-with-badge", CardWithBadge.canvas, CardWithBadge()),
        Recipe("chart-legend", ChartLegend.canvas, ChartLegend()),
        Recipe("chat-bubbles", ChatBubbles.canvas, ChatBubbles()),
        Recipe("decisions", Decisions.canvas, Decisions()),
        Recipe("empty-state", EmptyState.canvas, EmptyState()),
        Recipe("families", Families.canvas, Families()),
        Recipe("equal-columns", EqualColumns.canvas, EqualColumns()),
        Recipe("form-with-constraints", FormWithConstraints.canvas, try FormWithConstraints()),
        Recipe("invoice", Invoice.canvas, Invoice()),
        Recipe("notification", Notification.canvas, Notification()),
        Recipe("og-code", OGCode.canvas, OGCode()),
        Recipe("og-gradient", OGGradient.canvas, OGGradient()),
        Recipe("og-photo", OGPhoto.canvas, OGPhoto()),
        Recipe("og-plain", OGPlain.canvas, OGPlain()),
        Recipe("og-quote", OGQuote.canvas, OGQuote()),
        Recipe("photo-grid", PhotoGrid.canvas, PhotoGrid()),
        Recipe("price-tag", ReducedPrice.canvas, ReducedPrice()),
        Recipe("progress-steps", ProgressSteps.canvas, ProgressSteps()),
        Recipe("rating", Rating.canvas, Rating()),
        Recipe("right-to-left", RightToLeft.canvas, RightToLeft()),
        Recipe("sequence-diagram", SequenceDiagram.canvas, SequenceDiagram()),
        Recipe("settings-list", SettingsList.canvas, SettingsList()),
        Recipe("skeleton", Skeleton.canvas, Skeleton()),
        Recipe("states", States.canvas, States()),
        Recipe("sticky-footer", StickyFooter.canvas, StickyFooter()),
        Recipe("storefront", Storefront.canvas, Storefront()),
        Recipe("tab-bar", TabBar.canvas, TabBar()),
        Recipe("table", KeyTable.canvas, KeyTable()),
        Recipe("price-table", PriceTable.canvas, PriceTable()),
        Recipe("tag-cloud", TagCloud.canvas, TagCloud()),
        Recipe("title-over-photo", TitleOverPhoto.canvas, TitleOverPhoto()),
    ]
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
