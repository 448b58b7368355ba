import QuoinResults
import QuoinVerification
import Testing

@Suite("Shards")
struct ShardTests {
    @Test("are written i/n", arguments: ["1/1", "2/4", "4/4"])
    func text(_ text: String) throws {
        #expect(VerificationResults.Shard(text)?.description == text)
    }

    @Test("are numbered from 1", arguments: ["0/4", "5/4", "-1/4", "1/0", "1", "1/2/3", "a/b", "", "/"])
    func faulty(_ text: String) {
        #expect(VerificationResults.Shard(text) == nil)
    }

    @Test("hold every snapshot once")
    func parts() throws {
        let shards = (1...3).compactMap { VerificationResults.Shard($0, of: 3) }
        #expect(shards.count == 3)
        for position in 0..<10 {
            #expect(shards.count { $0.contains(position: position) } == 1)
        }
    }
}
