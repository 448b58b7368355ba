import Foundation
import QuoinDocument
import QuoinFiles
import QuoinLayout
import QuoinScene
import TestSupport
import Testing

@testable import QuoinChecking

@Suite("Changes that no picture shows")
struct UnseenChangeTests {
    private func survivors(_ text: String, settings: String? = nil) throws -> [Survivor] {
        let folder = TemporaryFolder()
        try folder.write(text, to: "a.yaml")
        // Whether there is a reference counts, not what it shows.
        try folder.write("", to: "a.png")
        if let settings { try folder.write(settings, to: "quoin.yaml") }
        let results = try DocumentMutations(of: [folder.path("a.yaml")]).run()
        if let error = results.errors.first { throw error }
        return results.documents.flatMap(\.survivors)
    }

    private func reason(_ change: String, in text: String, settings: String? = nil) throws -> String? {
        try survivors(text, settings: settings).first { $0.change.hasPrefix(change) }.map {
            $0.detail.isEmpty ? $0.reason.rawValue : "\($0.reason.rawValue), \($0.detail)"
        }
    }

    @Test("have a reason")
    func reasons() throws {
        func box(_ keys: String) -> String {
            "{canvas: {width: 40, height: 40, fill: white}, layout: {absolute: {children: [{fill: red, preferredSize: [20, 20], \(keys)}]}}}"
        }
        #expect(try reason("cornerRadius 10", in: box("cornerRadius: 10")) == "clamped, but 5 has an effect")
        #expect(try reason("cornerRadius 4", in: box("cornerRadius: 4")) == nil)
        let outside = try reason("fill red", in: box("layoutPosition: [50, 5], bleeds: true"))
        #expect(outside == "outside, beyond the canvas")
        let covered = """
            {canvas: {width: 40, height: 40}, layout: {absolute: {children: [
              {fill: red, preferredSize: [20, 20]}, {id: cover, fill: blue, preferredSize: [30, 30]}]}}}
            """
        #expect(try reason("fill red", in: covered) == "covered, by \"cover\"")
        let clipped = """
            {canvas: {width: 40, height: 40}, layout: {column: [{preferredSize: [20, 20], clip: true, box: {child:
              {absolute: {children: [{fill: red, preferredSize: [9, 9], layoutPosition: [30, 0], bleeds: true}]}}}}]}}
            """
        #expect(try reason("fill red", in: clipped) == "outside, cut off by a clip")
        let row = "{canvas: {width: 100, height: 40}, layout: {row: [{text: {string: Hi, lines: 1}, flexShrink: 1}]}}"
        #expect(try reason("lines 1", in: row)?.hasPrefix("otherCanvas") != nil)
    }

    @Test("below a mask and within a threshold are told apart")
    func rules() throws {
        let text =
            "{canvas: {width: 40, height: 40, fill: white}, layout: {id: box, fill: red, preferredSize: [20, 20]}}"
        #expect(try reason("fill red", in: text) == nil)
        #expect(try reason("fill red", in: text, settings: "masks: [box]") == "mask")
        #expect(try reason("fill red", in: text, settings: "threshold: 0.9") == "threshold")
    }

    @Test("of rules and children are looked for")
    func structure() throws {
        let text = """
            canvas: {width: 40, height: 40}
            layout:
              constraints:
                views: {a: {fill: red, intrinsic: [10, 10]}, b: {fill: blue, intrinsic: [5, 5]}}
                rules:
                  - a.leadingTop == container.leadingTop
                  - a.left >= container.left - 8
                  - b.leadingTop == container.leadingTop + 20
            """
        let found = try survivors(text)
        #expect(found.map(\.change).contains("rule a.left >= container.left - 8 removed"))
        #expect(!found.map(\.change).contains { $0.contains("b.leadingTop") })
    }

    @Test("of an element are found by the declarations")
    func element() throws {
        let card = Box().fill(.black).cornerRadius(10).preferredSize(20, 20)
        var canvas = Canvas(width: ExtentRange(exactly: 20), height: ExtentRange(exactly: 20))
        canvas.scale = 1
        let found = try card.unseenChanges(on: [canvas]).map(\.change)
        #expect(found.contains { $0.hasPrefix("cornerRadius") }, "\(found)")
        #expect(!found.contains { $0.hasPrefix("fill") }, "\(found)")
    }
}
