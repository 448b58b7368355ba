import QuoinFiles
import Testing

@Suite("The pictures of a process that was taken over")
struct PictureStreamTests {
    @Test("are read as they were written")
    func intact() {
        var pictures = [
            PictureStream.Picture(file: [1, 2, 10, 3], suffix: "~dark@2x", alternative: "A\ncard"),
            PictureStream.Picture(file: [], suffix: ""),
        ]
        pictures[0].images = ["/a b.png", "/ä.png"]
        #expect(PictureStream.pictures(in: pictures.flatMap(\.frame)) == pictures)
        #expect(PictureStream.pictures(in: []) == [])
    }

    @Test("stay in the folder", arguments: ["/../../x", "/x", "a/b"])
    func folder(suffix: String) {
        #expect(PictureStream.pictures(in: PictureStream.Picture(file: [1], suffix: suffix).frame) == nil)
    }

    @Test(
        "have the lengths that they say",
        arguments: ["0 0 0 9\nabc", "-1 0 0 0\n", "0 0 0\n", "x", "1 2 3 4 5\nabcdefghijklmno"])
    func malformed(stream: String) {
        #expect(PictureStream.pictures(in: Array(stream.utf8)) == nil)
    }
}
