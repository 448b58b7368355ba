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
}
