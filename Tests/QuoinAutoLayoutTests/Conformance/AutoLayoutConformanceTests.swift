import QuoinAutoLayout
import QuoinLayout
import Testing

@Suite("Auto layout conformance")
struct AutoLayoutConformanceTests {
    @Test("every case has its frames within 0.001 and its reports as given")
    func cases() throws {
        let cases = try AutoLayoutCase.all()
        #expect(cases.count == 28)
        for example in cases {
            if example.expect.error != nil {
                #expect(throws: RuleError.List.self, "\(example.name)") { try example.layout() }
            } else {
                check(example, try example.solution())
            }
        }
    }

    private func check(_ example: AutoLayoutCase, _ solution: ConstraintSolution) {
        let grid = PixelGrid(scale: example.scale ?? 1)
        for item in solution.items {
            let name = solution.layout.name(of: item)
            let frame = solution.frame(of: item)
            if let expected = example.expect.frames?[name] {
                #expect(isNear(frame, expected), "\(example.name): \(name) is \(frame), not \(expected)")
            }
            if let expected = example.expect.pixelFrames?[name] {
                let rounded = grid.roundEdges(of: frame)
                #expect(isNear(rounded, expected), "\(example.name): \(name) is \(rounded), not \(expected)")
            }
        }
        if let container = example.expect.container {
            #expect(
                isNear(Rect(origin: .zero, size: solution.container), [0, 0] + container),
                "\(example.name): the container is \(solution.container), not \(container)")
        }
        let report = solution.report
        let unmet = report.unmet.filter(\.isRule).map(\.constraint)
        #expect(unmet == example.expect.unmetOptional ?? [], "\(example.name)")
        let broken = report.broken.map {
            AutoLayoutCase.Broken(constraint: $0.constraint, conflictsWith: $0.conflictsWith)
        }
        #expect(broken == example.expect.broken ?? [], "\(example.name)")
        #expect(Set(report.ambiguous.map(\.name)) == Set(example.expect.ambiguous ?? []), "\(example.name)")
    }

    private func isNear(_ rect: Rect, _ expected: [Double]) -> Bool {
        zip([rect.minX, rect.minY, rect.size.width, rect.size.height], expected).allSatisfy { abs($0 - $1) < 0.001 }
    }
}
