import QuoinExplanations
import Testing

@Suite("A fault is reported in words of the layout: the right element, the right property, and nothing else")
struct FaultTests {
    /// What is reported about a card that a change was made to.
    private func findings(_ change: (inout Card) -> Void) throws -> [String] {
        let reference = Card()
        var card = reference
        change(&card)
        return try comparison(of: card.picture(), with: reference.picture()).explanation.findings.map(\.description)
    }

    private func comparison(of new: RecordedPicture, with reference: RecordedPicture) throws -> PictureComparison {
        let file = try RecordedPicture(bytes: new.png())
        let comparison = try ComparisonRules().compare(file, with: RecordedPicture(bytes: reference.png()))
        #expect(comparison.explanation.unexplained == nil)
        return comparison
    }

    @Test("moved by one pixel")
    func moved() throws {
        let found = try findings { $0.badgeOffset.x += 1 }
        #expect(found == ["`badge` changed layoutPosition from [4, 4] to [5, 4], moved by +1, 0"])
    }

    @Test("a color off by one level")
    func color() throws {
        let found = try findings { $0.priceColor = Color(hex: 0x121111) }
        #expect(found == ["`price` changed text color from #111 to #121111"])
        let blue = try findings { $0.badgeFill = Color(hex: 0x336699 + 1) }
        #expect(blue == ["`badge` changed fill from #369 to #33669a"])
    }

    @Test("another text")
    func text() throws {
        let found = try findings { $0.price = "128" }
        #expect(found == ["`price` changed text from \"129\" to \"128\", is 1 pt narrower"])
    }

    @Test("a text that wraps, and what it pushes down")
    func wrapping() throws {
        let found = try findings { $0.title = "Weekend in Lisbon by train" }
        #expect(
            found == [
                "`title` changed text from \"Weekend in Lisbon\" to \"Weekend in Lisbon by train\", wraps into 2 lines,"
                    + " is 24 pt taller",
                "so `stage`, `price` and `note` moved by 0, +24", "so `card` is 24 pt taller",
            ])
    }

    @Test("an element that is gone")
    func removed() throws {
        let found = try findings { $0.note = nil }
        #expect(found == ["`note` is gone", "so `card` is 23 pt shorter"])
    }

    @Test("an element that is new")
    func added() throws {
        let found = try findings { $0.extra = "No refund" }
        #expect(found == ["`extra` was added", "so `card` is 23 pt taller"])
    }

    @Test("another radius")
    func radius() throws {
        let found = try findings { $0.radius = 12 }
        #expect(found == ["`card` changed cornerRadius from 8 to 12"])
    }

    @Test("another shadow")
    func shadow() throws {
        let found = try findings { $0.shadow = 5 }
        #expect(found == ["`card` changed shadow radius from 4 to 5"])
    }

    @Test("another order")
    func order() throws {
        let found = try findings { $0.isReversed = true }
        #expect(found == ["`dot` and `badge` changed place in the order"])
    }

    @Test("another version of a font")
    func font() throws {
        let reference = try Card().picture()
        var new = reference
        new.record?.environment.fonts["Inter-Bold.otf"] = "0123456789abcdef"
        new.bitmap.pixels[new.bitmap.width * 40 + 60] ^= 0x10
        let comparison = try comparison(of: new, with: reference)
        #expect(comparison.verdict == .otherEnvironment)
        #expect(comparison.explanation.categories == [.textStack])
        let found = comparison.explanation.findings.map(\.description)
        #expect(found == ["the environment changed Inter-Bold.otf from 1e9dfd6a to 01234567"])
    }

    @Test("another version of a font explains pixels of texts only")
    func fontAndBlot() throws {
        let reference = try Card().picture()
        var new = reference
        new.record?.environment.fonts["Inter-Bold.otf"] = "0123456789abcdef"
        let badge = try #require(reference.record?.element(withID: "badge")).frame
        new.bitmap.pixels[Int(badge.minY + 2) * new.bitmap.width + Int(badge.minX + 2)] ^= 0x10
        let comparison = try ComparisonRules().compare(new, with: reference)
        #expect(comparison.verdict == .different)
        #expect(comparison.explanation.categories == [.textStack, .unknown])
        #expect(comparison.explanation.unexplained?.count == 1)
    }

    @Test("another scale")
    func scale() throws {
        let found = try findings { $0.scale = 2 }
        #expect(found == ["the canvas changed scale from 1 to 2"])
    }

    @Test("another opacity")
    func opacity() throws {
        let found = try findings { $0.opacity = 0.9 }
        #expect(found == ["`price` changed opacity from 1 to 0.9"])
    }
}
