import QuoinCompositional
import QuoinLayout

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
