import Foundation
import TestSupport
import Testing

extension CommandTests {
    /// What a worker takes from its folder is what was written into it.
    @Suite("A worker's folder of pictures", .serialized)
    struct WorkerStoreTests {
        private let folder = TemporaryFolder()

        private static let formats = ["png", "jpg", "webp", "svg", "pdf"]

        init() throws {
            let card = """
                parameters: {side: {type: number, example: 4}}
                canvas: {width: 20, height: 20}
                layout: {fill: red, preferredSize: [$side, 9]}

                """
            try folder.write(card, to: "card.yaml")
        }

        private func draw(into store: String) throws -> [WorkerAnswer] {
            let jobs = (0..<30).map { number in
                let format = Self.formats[number % Self.formats.count]
                return #"{"id":\#(number),"template":"card.yaml","data":{"side":\#(number + 1)},"format":"\#(format)"}"#
            }
            let input = jobs.joined(separator: "\n") + "\n"
            let result = try Command().run(
                ["worker", "--jobs", "1", "--output-dir", store], in: folder.url, input: input)
            #expect(result.status == 0, "\(result.errors)")
            return try result.output.split(separator: UInt8(ascii: "\n")).dropFirst().map { try WorkerAnswer(Data($0)) }
        }

        private func files(_ store: String) -> [String: Data] {
            let paths = folder.files.filter { $0.hasPrefix(store + "/") }
            return Dictionary(
                uniqueKeysWithValues: paths.map {
                    (String($0.dropFirst(store.count)), folder.data($0) ?? Data())
                })
        }

        @Test("whatever happened to files, a run that is started again ends with the bytes of an undisturbed one")
        func damage() throws {
            let answers = try draw(into: "good")
            #expect(answers.count == 30 && answers.allSatisfy { $0.status == "ok" })
            _ = try draw(into: "store")
            let good = files("good")
            #expect(files("store") == good)
            var numbers = SystemRandomNumberGenerator()
            for _ in 0..<4 {
                let paths = good.keys.sorted().shuffled(using: &numbers)
                for (index, path) in paths.prefix(24).enumerated() {
                    let file = "store" + path
                    var data = try #require(folder.data(file))
                    switch index % 5 {
                    case 0: data = data.prefix(Int.random(in: 0..<data.count, using: &numbers))
                    case 1: data = Data()
                    case 2: data = try #require(good[paths[paths.count - 1 - index]])
                    case 3:
                        let place = data.startIndex + Int.random(in: 0..<data.count, using: &numbers)
                        data[place] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
                    default:
                        try folder.remove(file)
                        continue
                    }
                    try folder.write(data, to: file)
                }
                let again = try draw(into: "store")
                #expect(files("store") == good)
                let digests = { (answers: [WorkerAnswer]) in
                    Dictionary(uniqueKeysWithValues: answers.map { ($0.number, $0["digest"]) })
                }
                #expect(digests(again) == digests(answers))
            }
            // Nothing is left to draw.
            #expect(try draw(into: "store").allSatisfy { $0.object["cached"] as? Bool == true })
        }
    }
}
