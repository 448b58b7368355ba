import Foundation
import TestSupport
import Testing

extension CommandTests {
    @Suite("What a picture loses", .serialized)
    struct PlantedLossTests {
        @Test("render says every loss once, and validate --strict says the same")
        func said() throws {
            let folder = TemporaryFolder()
            let losses = PlantedLoss.all
            #expect(losses.count >= 100)
            for (number, loss) in losses.enumerated() { try folder.write(loss.document, to: "in/\(number).yaml") }
            let drawn = try Command().run(["render", "in", "--output-dir", "out"], in: folder.url)
            #expect(drawn.status == 0)
            let checked = try Command().run(["validate", "--strict", "in"], in: folder.url)
            #expect(Set(checked.errorLines) == Set(drawn.errorLines) && checked.status == 3)
            for (number, loss) in losses.enumerated() {
                let said = drawn.errorLines.filter { $0.hasPrefix("in/\(number).yaml:") }
                #expect(said.filter { $0.contains(loss.message) }.count == 1, "\(loss.document)\n\(said)")
                #expect(said.count == 1, "\(loss.document)\n\(said)")
            }
        }

        @Test("the remedy of each loss leaves nothing to be said")
        func remedies() throws {
            let folder = TemporaryFolder()
            let remedied = PlantedLoss.all.compactMap(\.remedied)
            #expect(remedied.count >= 40)
            for (number, document) in remedied.enumerated() { try folder.write(document, to: "\(number).yaml") }
            let checked = try Command().run(["validate", "--strict", "."], in: folder.url)
            #expect(checked.status == 0, "\(checked.errors)")
        }

        @Test("check finds what the canvas cuts, also in a badge at the root and in a view")
        func check() throws {
            let folder = TemporaryFolder()
            for (number, loss) in PlantedLoss.cut.enumerated() {
                try folder.write(loss.document, to: "\(number).yaml")
                let found = try Command().run(["check", "\(number).yaml"], in: folder.url)
                let sentences = found.outputText.components(separatedBy: "of the canvas by").count - 1
                #expect(found.status == 1 && sentences == 1, "\(loss.document)\n\(found.outputText)")
            }
        }

        @Test("what is meant to leave the canvas, or leaves it unseen, is no loss")
        func meant() throws {
            let folder = TemporaryFolder()
            let inside = "{fill: red, preferredSize: [80, 20]}"
            let layouts = [
                "{absolute: {children: [{fill: red, preferredSize: [80, 20], layoutPosition: [-40, 0]}]}}",
                "{absolute: {children: [{text: {string: Away, lines: 1}, bleeds: true, layoutPosition: [90, 0]}]}}",
                "{inset: {insets: [-10, -10, -10, -10], child: {fill: red}}}",
                "{row: [{fill: red, preferredSize: [80, 20], transform: {rotate: 10}}]}",
                "{scroll: {directions: horizontal, child: {row: [\(inside), \(inside)]}}}",
                "{row: [{spacer: , preferredSize: [150, 10]}]}",
            ]
            for (number, layout) in layouts.enumerated() {
                try folder.write("canvas: {width: 100, height: 50}\nlayout: \(layout)", to: "\(number).yaml")
            }
            let checked = try Command().run(["validate", "--strict", "."], in: folder.url)
            #expect(!checked.errors.contains("cut by the canvas"), "\(checked.errors)")
        }
    }
}
