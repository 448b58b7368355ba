import Foundation
import QuoinSystem
import TestSupport
import Testing

@Suite("Fingerprints of files")
struct FileFingerprintTests {
    private let scratch = TemporaryFolder()
    private var folder: String { scratch.url.path }
    private var file: String { scratch.path("file") }

    init() throws {
        try write("one")
    }

    private func write(_ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }

    @Test("a file that nobody touched is the same, also after it was read")
    func same() throws {
        let before = try #require(FileFingerprint(at: file))
        _ = FileManager.default.contents(atPath: file)
        #expect(FileFingerprint(at: file) == before)
    }

    @Test("a file that was written over with other content is another")
    func writtenOver() throws {
        let before = FileFingerprint(at: file)
        try write("two and more")
        #expect(FileFingerprint(at: file) != before)
    }

    @Test("a file that was renamed into place is another, though as large and as old")
    func renamed() throws {
        let date = Date(timeIntervalSince1970: 1_000_000_000)
        try AtomicFile.write(Array("two".utf8), to: FilePath(folder).appending("new"))
        for path in [file, folder + "/new"] {
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
        }
        let before = FileFingerprint(at: file)
        #expect(rename(folder + "/new", file) == 0)
        #expect(FileFingerprint(at: file) != before)
    }

    @Test("a link is another when it leads to another file")
    func link() throws {
        try AtomicFile.write(Array("two".utf8), to: FilePath(folder).appending("other"))
        #expect(symlink("file", folder + "/link") == 0)
        let before = try #require(FileFingerprint(at: folder + "/link"))
        #expect(before == FileFingerprint(at: file))
        #expect(unlink(folder + "/link") == 0 && symlink("other", folder + "/link") == 0)
        #expect(FileFingerprint(at: folder + "/link") != before)
    }

    @Test("a later change is certain to be seen some time after the last one, whatever the file's own time is")
    func settled() throws {
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: file)
        let (fingerprint, now) = (try #require(FileFingerprint(at: file)), FileFingerprint.now)
        #expect(!fingerprint.isSettled(at: now - .seconds(1)))
        #expect(fingerprint.isSettled(at: now + .seconds(3)))
    }

    @Test("where there is no file there is no fingerprint")
    func absent() {
        #expect(FileFingerprint(at: folder + "/nothing") == nil)
    }
}

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
