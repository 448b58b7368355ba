import Quoin
import QuoinDiagrams
import TestSupport
import Testing

@Suite("Annotations that are mirrored")
struct AnnotationTests {
    @Test("from right to left, left and right change places, and each edge has the distance that it got and its name")
    func mirroredInsets() throws {
        let studio = try Studio()
        let element = Box().inset(EdgeInsets(left: 30, right: 50))
        let words = try studio.diagram(Diagram(.insets), of: element, direction: .rightToLeft).words
        #expect(words == ["leading 30", "trailing 50"])
        let equal = Box().inset(EdgeInsets(top: 8, left: 20, bottom: 8, right: 20))
        #expect(try studio.diagram(Diagram(.insets), of: equal, direction: .rightToLeft).words == ["20", "8"])
    }
}
