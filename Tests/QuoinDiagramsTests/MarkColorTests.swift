import Foundation
import Quoin
import QuoinDiagrams
import QuoinDocument
import Testing

@Suite("Colors of marks")
struct MarkColorTests {
    /// What is left of red, green and blue for people who see all colors, and for those who lack one kind of cones: weights
    /// in linear sRGB (Machado, Oliveira and Fernandes 2009).
    private static let visions: [(name: String, weights: [[Double]])] = [
        ("all colors", [[1, 0, 0], [0, 1, 0], [0, 0, 1]]),
        (
            "protanopia",
            [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
        ),
        (
            "deuteranopia",
            [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
        ),
        (
            "tritanopia",
            [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
        ),
    ]

    /// A difference that is seen at once in lines and small letters; the least that can be seen side by side is about 0.02.
    private static let leastDifference = 0.08

    @Test("two kinds of marks have colors that nobody confuses", arguments: Appearance.allCases)
    func differences(_ appearance: Appearance) {
        let roles = MarkRole.allCases
        for vision in Self.visions {
            for (number, role) in roles.enumerated() {
                for other in roles[(number + 1)...] {
                    let colors = [role, other].map { role in
                        OKLab(role.look.color.resolved(for: appearance).seen(with: vision.weights))
                    }
                    let (light, a, b) = (
                        colors[0].lightness - colors[1].lightness, colors[0].a - colors[1].a, colors[0].b - colors[1].b
                    )
                    let difference = (light * light + a * a + b * b).squareRoot()
                    #expect(difference >= Self.leastDifference, "\(role) and \(other), \(vision.name): \(difference)")
                }
            }
        }
    }

    @Test("the two areas that are most often side by side differ in form as well")
    func forms() {
        #expect(MarkRole.inset.look.form != MarkRole.spacing.look.form)
        #expect(MarkRole.overflow.look.form != MarkRole.room.look.form)
    }

    @Test(
        "marks have the colors for the pixels under them, whatever the page is",
        arguments: [("white", Appearance.dark, 0), ("#111827", .light, 1)])
    func backdrop(_ fill: String, _ page: Appearance, _ expected: Int) throws {
        let text = """
            canvas: {width: 200, height: 120, fill: "\(fill)"}
            diagram: [insets]
            layout: {height: 40, with: [inset: 40]}
            """
        let document = try Document(parsing: text, resources: NoResources())
        var canvas = document.canvas
        canvas.appearance = page
        let picture = try PictureRenderer().diagram(Diagram(.insets), of: document.diagramPanels(on: canvas) { $0 })
        let color = MarkRole.inset.look.color
        let label = try #require(picture.label("inset 40"))
        #expect(label.color == [color.light, color.dark][expected])
    }
}

extension RGBA {
    /// The color as it is seen with some weights of its linear components.
    fileprivate func seen(with weights: [[Double]]) -> RGBA {
        let linear = [red, green, blue].map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        let mixed = weights.map { row in
            let sum = min(max(zip(row, linear).map { $0 * $1 }.reduce(0, +), 0), 1)
            return sum <= 0.0031308 ? sum * 12.92 : 1.055 * pow(sum, 1 / 2.4) - 0.055
        }
        return RGBA(red: mixed[0], green: mixed[1], blue: mixed[2])
    }
}
