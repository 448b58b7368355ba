import Foundation
import Quoin
import QuoinDocument
import TestSupport
import Testing

@Suite("Auto layout cases as documents")
struct AutoLayoutDocumentTests {
    @Test("every case as a document has its frames within 0.001, its pixel frames, its reports and its errors")
    func cases() throws {
        let cases = try AutoLayoutDocument.all()
        #expect(cases.count == 28)
        for example in cases {
            if example.expect["error"] != nil {
                #expect(throws: QuoinError.self, "\(example.name)") { try example.document() }
            } else {
                try check(example)
            }
        }
    }

    private func check(_ example: AutoLayoutDocument) throws {
        let document = try example.document()
        let canvas = document.canvas
        let environment = LayoutEnvironment(scale: canvas.scale, direction: canvas.direction)
        let trace = try document.root.trace(in: canvas.range, environment: environment)
        let layout = trace.layout
        let solution = try #require(
            layout.tree.paintOrder.lazy.compactMap { trace.fact(ConstraintSolution.self, of: $0) }.first)
        for thing in solution.items {
            let name = solution.layout.name(of: thing)
            expect(solution.frame(of: thing), example.frames("frames")[name], "\(example.name): \(name)")
            if case .view(let index) = thing {
                expect(layout.frames[index + 1], example.frames("pixelFrames")[name], "\(example.name): \(name)")
            }
        }
        let container = (example.expect["container"] as? [Double]).map { [0, 0] + $0 }
        expect(layout.frames[0], container, "\(example.name): container")
        check(solution.report, example)
    }

    private func expect(_ rect: Rect, _ numbers: [Double]?, _ name: String) {
        guard let numbers else { return }
        let found = [rect.minX, rect.minY, rect.size.width, rect.size.height]
        #expect(zip(found, numbers).allSatisfy { abs($0 - $1) < 0.001 }, "\(name) is \(found), not \(numbers)")
    }

    private func check(_ report: ConstraintReport, _ example: AutoLayoutDocument) {
        let unmet = report.unmet.filter(\.isRule).map(\.constraint)
        #expect(unmet == example.expect["unmetOptional"] as? [String] ?? [], "\(example.name)")
        let broken = example.expect["broken"] as? [[String: Any]] ?? []
        #expect(report.broken.map(\.constraint) == broken.compactMap { $0["constraint"] as? String }, "\(example.name)")
        #expect(
            report.broken.map(\.conflictsWith) == broken.compactMap { $0["conflictsWith"] as? [String] },
            "\(example.name)")
        let ambiguous = example.expect["ambiguous"] as? [String] ?? []
        #expect(Set(report.ambiguous.map(\.name)) == Set(ambiguous), "\(example.name)")
    }
}

/// A case of the conformance file as the text of a document.
private struct AutoLayoutDocument {
    var name: String
    var text: String
    /// What must come of it.
    var expect: [String: Any]

    static func all() throws -> [AutoLayoutDocument] {
        let cases = try ConformanceCases.json("autolayout.json")["cases"] as? [[String: Any]] ?? []
        return try cases.map(AutoLayoutDocument.init)
    }

    private init(_ fields: [String: Any]) throws {
        name = fields["name"] as? String ?? ""
        expect = fields["expect"] as? [String: Any] ?? [:]
        let rules = fields["rules"] as? [String] ?? []
        let views = fields["views"] as? [String: Any] ?? [:]
        let container = fields["container"] as? [String: Any] ?? [:]
        let canvas: [String: Any] = [
            "width": Self.extent(container["width"]), "height": Self.extent(container["height"]),
            "scale": fields["scale"] ?? 1, "direction": fields["direction"] ?? "ltr",
        ]
        // A JSON object of Foundation's has no order: views stand in the order in which the rules first speak of them.
        let firstUse = { (view: String) in rules.firstIndex { $0.contains(view + ".") } ?? rules.count }
        let members = try views.sorted { (firstUse($0.key), $0.key) < (firstUse($1.key), $1.key) }.map {
            "\"\($0.key)\": \(try Self.json($0.value))"
        }
        text = """
            {"canvas": \(try Self.json(canvas)),
            "layout": {"constraints": {"views": {\(members.joined(separator: ", "))},
            "guides": \(try Self.json(fields["guides"] ?? [String]())), "rules": \(try Self.json(rules))}}}
            """
    }

    private static func extent(_ value: Any?) -> Any {
        guard let bounds = value as? [Any] else { return value ?? 0 }
        let most = bounds.last as? Double
        return "\(bounds.first as? Double ?? 0)...\(most.map { "\($0)" } ?? "inf")"
    }

    private static func json(_ value: Any) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed), as: UTF8.self)
    }

    func document() throws -> Document { try Document(parsing: text, resources: NoResources()) }

    func frames(_ key: String) -> [String: [Double]] { expect[key] as? [String: [Double]] ?? [:] }
}
