import QuoinSystem
import TestSupport
import Testing

@Suite("SHA-256")
struct SHA256Tests {
    @Test("the digests of the standard's examples")
    func examples() {
        // FIPS 180-4, and the empty text.
        #expect(
            SHA256.digits(of: "abc".utf8) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(SHA256.digits(of: []) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(
            SHA256.digits(of: repeatElement(UInt8(ascii: "a"), count: 1_000_000))
                == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test("pieces have the digest of the whole, and so has a file")
    func pieces() throws {
        var hash = SHA256()
        for piece in ["a", "", "bc"] { hash.update(piece.utf8) }
        #expect(hash.digits() == SHA256.digits(of: "abc".utf8))
        let folder = TemporaryFolder()
        try folder.write("abc", to: "file")
        #expect(try SHA256.digits(ofFile: folder.path("file")) == SHA256.digits(of: "abc".utf8))
        #expect(throws: (any Error).self) { try SHA256.digits(ofFile: folder.path("nothing")) }
    }
}
