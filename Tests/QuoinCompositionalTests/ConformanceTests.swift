import QuoinCompositional
import QuoinLayout
import TestSupport
import Testing

@Suite("Compositional layout conformance")
struct ConformanceTests {
    @Test(
        "every case gives its frames in its order, its content size, or its error",
        arguments: try ConformanceCases.paths(in: "compositional"))
    func frames(path: String) throws {
        let item = try ConformanceCase(path)
        let problems = item.problems { try item.contents(of: LayoutReader.layout(item.layout)) }
        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
    }

    @Test(
        "as elements, the items of every case have its frames, to the pixel that the engine rounds to",
        arguments: try ConformanceCases.paths(in: "compositional"))
    func elements(path: String) throws {
        let item = try ConformanceCase(path)
        guard item.error == nil else { return }
        let found = try item.elementFrames(of: LayoutReader.layout(item.layout))
        let expected = item.frames ?? []
        #expect(found.count == expected.count)
        let allowance = max(1 / item.environment.scale, item.tolerance ?? 0)
        for (found, expected) in zip(found, expected) {
            let edges = [found.minX, found.minY, found.size.width, found.size.height]
            #expect(zip(edges, expected.frame).allSatisfy { abs($0 - $1) <= allowance })
        }
    }
}
