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

extension ConformanceCase {
    /// The differences from what the case expects.
    func problems(_ layOut: () throws -> CollectionLayoutContents) -> [String] {
        do {
            let contents = try layOut()
            if let error { return ["no error; expected: \(error)"] }
            return sizeProblems(contents) + frameProblems(contents)
        } catch {
            let message = String(describing: error)
            guard let expected = self.error else { return ["unexpected error: \(message)"] }
            return message.contains(expected) ? [] : ["error \(message); expected: \(expected)"]
        }
    }

    private var allowance: Double { max(tolerance ?? 0, 0.01) }

    private func sizeProblems(_ contents: CollectionLayoutContents) -> [String] {
        guard let size = expect?.contentSize else { return [] }
        let found = [contents.contentSize.width, contents.contentSize.height]
        return isNear(found, size) ? [] : ["content size \(found), expected \(size)"]
    }

    private func frameProblems(_ contents: CollectionLayoutContents) -> [String] {
        let found = contents.visibleItems.map { item in
            Frame(
                category: item.category.rawValue, section: item.section, index: item.index,
                elementKind: item.elementKind,
                frame: [item.frame.minX, item.frame.minY, item.frame.size.width, item.frame.size.height])
        }
        let expected = frames ?? []
        var problems = found.count == expected.count ? [] : ["\(found.count) frames, expected \(expected.count)"]
        for (found, expected) in zip(found, expected) where !isSame(found, expected) {
            problems.append("found \(found), expected \(expected)")
        }
        return problems
    }

    private func isSame(_ a: Frame, _ b: Frame) -> Bool {
        a.category == b.category && a.section == b.section && a.index == b.index && a.elementKind == b.elementKind
            && isNear(a.frame, b.frame)
    }

    private func isNear(_ a: [Double], _ b: [Double]) -> Bool {
        zip(a, b).allSatisfy { abs($0 - $1) <= allowance }
    }
}

/// JSON of any shape.
enum JSONValue: Decodable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self, let value = members[key] else { return nil }
        if case .null = value { return nil }
        return value
    }

    var number: Double? { if case .number(let value) = self { value } else { nil } }
    var string: String? { if case .string(let value) = self { value } else { nil } }
    var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }
    var isNull: Bool { if case .null = self { true } else { false } }
}
