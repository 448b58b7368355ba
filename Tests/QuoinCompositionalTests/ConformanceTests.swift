import QuoinCompositional
import QuoinLayout
import Testing

@Suite("Compositional layout conformance")
struct ConformanceTests {
    @Test("every case gives its frames in its order, its content size, or its error")
    func cases() throws {
        guard let cases = try ConformanceCase.all() else {
            print("compositional conformance: 0 cases, the suite is not beside the package")
            return
        }
        var passed = (cases: 0, frames: 0, errors: 0)
        for item in cases {
            let problems = item.problems { try item.contents(of: LayoutReader.layout(item.layout)) }
            #expect(problems.isEmpty, "\(item.name): \(problems.joined(separator: "\n"))")
            guard problems.isEmpty else { continue }
            passed.cases += 1
            passed.frames += item.frames?.count ?? 0
            passed.errors += item.error == nil ? 0 : 1
        }
        print(
            "compositional conformance: \(passed.cases) of \(cases.count) cases, \(passed.frames) frames, "
                + "\(passed.errors) errors")
    }

    @Test("as elements, the items of every case have its frames, to the pixel that the engine rounds to")
    func elements() throws {
        for item in try ConformanceCase.all() ?? [] where item.error == nil {
            let found = try item.elementFrames(of: LayoutReader.layout(item.layout))
            let expected = item.frames ?? []
            #expect(found.count == expected.count)
            let allowance = max(1 / item.environment.scale, item.tolerance ?? 0)
            for (found, expected) in zip(found, expected) {
                let edges = [found.minX, found.minY, found.size.width, found.size.height]
                #expect(zip(edges, expected.frame).allSatisfy { abs($0 - $1) <= allowance }, "\(item.name)")
            }
        }
    }
}
