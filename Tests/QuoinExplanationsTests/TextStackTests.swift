import QuoinExplanations
import Testing

@Suite("Another text stack")
struct TextStackTests {
    @Test("is the only reason if the layout is equal, and one of them otherwise")
    func textStack() throws {
        let reference = try Card().picture()
        var new = reference
        new.record?.environment.libraries["pango"] = "9.9"
        let same = try ComparisonRules().compare(new, with: reference)
        #expect(same.verdict == .equal && same.explanation.categories.isEmpty)
        new.bitmap.pixels[40 * new.bitmap.width + 50] ^= 0xFF
        let redrawn = try ComparisonRules().compare(new, with: reference)
        #expect(redrawn.verdict == .otherEnvironment && redrawn.explanation.categories == [.textStack])
        var card = Card()
        card.price = "130"
        var changed = try card.picture()
        changed.record?.environment.libraries["pango"] = "9.9"
        let both = try ComparisonRules().compare(changed, with: reference)
        #expect(both.verdict == .different && both.explanation.categories.isSuperset(of: [.textStack, .paint]))
    }

    @Test("a library that only the newer record names is no reason")
    func furtherLibrary() throws {
        var reference = try Card().picture()
        var new = reference
        reference.record?.environment.libraries["pixman"] = nil
        new.bitmap.pixels[40 * new.bitmap.width + 50] ^= 0xFF
        let compared = try ComparisonRules().compare(new, with: reference)
        #expect(compared.verdict == .different && !compared.explanation.categories.contains(.textStack))
    }
}
