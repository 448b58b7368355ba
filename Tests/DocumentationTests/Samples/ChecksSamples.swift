import QuoinChecking
import Testing

@Suite("Samples: Checks")
struct ChecksSamples {
    private let card = Box().fill(.black).preferredSize(100, 40)
    private let phone = Canvas(width: ExtentRange(min: 0, max: 120))
    private let tablet = Canvas(width: ExtentRange(min: 0, max: 240))

    @Test("an element is right at every width")
    func findings() throws {
        #expect(try card.findings(widths: 320...1280, textScales: [1, 2]).isEmpty)
    }

    @Test("its pictures show every value")
    func changes() throws {
        #expect(try card.unseenChanges(on: [phone, tablet]).isEmpty)
    }
}
