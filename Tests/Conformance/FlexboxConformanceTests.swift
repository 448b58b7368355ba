import Foundation
import Quoin
import QuoinDocument
import TestSupport
import Testing

@Suite("Yoga's fixtures")
struct FlexboxConformanceTests {
    @Test("every layout has the frames that a browser gives it")
    func frames() throws {
        let cases = try FlexboxCases.read().cases
        #expect(cases.count == 365)
        for example in cases {
            #expect(try example.foundFrames() == example.frames, "\(example.name)")
        }
    }

    @Test("every fixture that is left out has a reason, and is no case")
    func leftOut() throws {
        let file = try FlexboxCases.read()
        #expect(file.leftOut.allSatisfy { !$0.because.isEmpty && !$0.fixtures.isEmpty })
        let names = Set(file.cases.map(\.name))
        #expect(names.count == file.cases.count)
        #expect(names.isDisjoint(with: file.leftOut.flatMap(\.fixtures)))
    }
}

/// The file of the layouts of Yoga's fixtures.
private struct FlexboxCases: Decodable {
    let cases: [Case]
    let leftOut: [Reason]

    struct Case: Decodable {
        let name: String
        /// The root, in the flow style of documents.
        let layout: String
        /// Left, top, width and height in pixels of each element with an id, at one pixel per point.
        let frames: [String: [Double]]
    }

    /// Fixtures that cannot be written as documents.
    struct Reason: Decodable {
        let fixtures: [String]
        let because: String
    }

    static func read() throws -> FlexboxCases { try ConformanceCases.read("flexbox.json", as: FlexboxCases.self) }
}

extension FlexboxCases.Case {
    /// The frames that the elements of the layout get at the start of a canvas without a height.
    func foundFrames() throws -> [String: [Double]] {
        let text = """
            canvas: {width: 1200}
            layout: {column: {flexRules: css, alignItems: start, children: [\(layout)]}}
            """
        let document = try Document(parsing: text, resources: NoResources())
        let layout = try document.root.layout(in: document.canvas.range)
        var found: [String: [Double]] = [:]
        for index in layout.frames.indices {
            guard let id = layout.tree.reference(to: index).id else { continue }
            let frame = layout.frames[index]
            found[id] = [frame.minX, frame.minY, frame.size.width, frame.size.height]
        }
        return found
    }
}
