import AsyncDisplayKit
import Quoin
import QuoinSnapshots
import QuoinViewSnapshots
import Testing

@Suite("Display nodes")
struct DisplayNodeTests {
    /// A card with an avatar beside a name.
    final class Card: ASDisplayNode {
        let avatar = ASImageNode()
        let nameNode = ASTextNode()
        var loads = 0
        var layouts = 0
        var spacing: CGFloat = 5
        nonisolated(unsafe) static var lineOfRow: UInt = 0

        override var declaredPlaces: [String: PropertyPlace] { ["nameNode": .init(7)] }

        override init() {
            super.init()
            automaticallyManagesSubnodes = true
            avatar.style.preferredSize = CGSize(width: 20, height: 20)
            setName("Anna")
        }

        /// An app's method that an initializer calls, which is of no actor.
        private func setName(_ name: String) {
            nameNode.attributedText = NSAttributedString(
                string: name, attributes: [.font: UIFont.systemFont(ofSize: 12)])
        }

        override func didLoad() {
            super.didLoad()
            loads += 1
            avatar.style.preferredSize = CGSize(width: 30, height: 30)
        }

        override func layout() {
            super.layout()
            layouts += 1
            avatar.cornerRadius = avatar.frame.height / 2
        }

        override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
            nameNode.style.maxWidth = ASDimensionMake(constrainedSize.max.width / 2)
            let row = ASStackLayoutSpec(
                direction: .horizontal, spacing: spacing, justifyContent: .start, alignItems: .center,
                children: [avatar, nameNode])
            Self.lineOfRow = #line - 3
            return row
        }
    }

    @Test("a failure of a node ends with the line of its property")
    @MainActor
    func nodeFailure() throws {
        let card = Card()
        card.nameNode.attributedText = NSAttributedString(
            string: "Anna", attributes: [.font: UIFont.systemFont(ofSize: 14)])
        let message = try failure(of: card)
        #expect(message.contains("`Card.nameNode` changed text size from 12 to 14"))
        #expect(message.contains("(NodeTests.swift:7)"))
    }

    @Test("a failure of a spec ends with the line that makes it")
    @MainActor
    func specFailure() throws {
        let card = Card()
        card.spacing = 9
        let change = "the row in `Card` changed spacing from 5 to 9"
        #expect(try failure(of: card).contains("\(change) (NodeTests.swift:\(Card.lineOfRow))"))
    }

    /// What a snapshot test says of a card where another one is the reference.
    @MainActor private func failure(of card: Card) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("NodeTests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let canvas = Canvas(width: 200, scale: 2, fill: Color(light: .white, dark: .black))
        let before = try PictureRenderer().drawRecorded(Card().element(on: canvas), on: canvas)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(before.png()).write(to: folder.appendingPathComponent("failure.png"))
        return try #require(
            verifySnapshot(
                of: card, as: .image(width: 200), record: .never, snapshotDirectory: folder.path,
                testName: "failure()"))
    }

    @Test("a node is loaded and laid out before it is drawn, and frames are written back")
    func lifeCycle() throws {
        let card = Card()
        let picture = try PictureRenderer().draw(card.layoutElement, on: Canvas(width: 200))
        #expect((card.loads, card.avatar.frame) == (1, CGRect(x: 0, y: 0, width: 30, height: 30)))
        #expect(card.layouts > 0 && card.avatar.cornerRadius == 15)
        #expect(card.subnodes?.count == 2 && card.nameNode.supernode === card)
        #expect(card.nameNode.frame.minX == 35)
        #expect(card.calculatedSize == CGSize(width: 200, height: picture.layout.size.height))
    }

    @Test("a node is called by the property that holds it")
    func names() throws {
        let layout = try Card().layoutElement.layout(in: .unconstrained)
        #expect(layout.frame(ofID: "Card.avatar")?.size == Size(30, 30))
        #expect(layout.frame(ofID: "Card.nameNode") != nil)
    }

    @Test("a node is explained by the property that holds it, and an unknown name is answered with those there are")
    @MainActor
    func explanation() throws {
        let canvas = Canvas(width: 200, scale: 2)
        for name in ["Card.nameNode", "nameNode"] {
            let text = try Card().explanation(of: name, on: canvas)
            #expect(text.contains("`Card.nameNode`") && text.contains("aligned center in a line 30 high"))
        }
        #expect {
            try Card().explanation(of: "title", on: canvas)
        } throws: { error in
            "\(error)".hasPrefix("no view is called title: there are Card") && "\(error)".contains("Card.nameNode")
        }
    }

    @Test("an image in one color with round corners stretches between them")
    @MainActor
    func roundedImage() throws {
        let view = UIImageView(
            image: UIImage.as_resizableRoundedImage(withCornerRadius: 4, cornerColor: .clear, fill: .red))
        view.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
        let bitmap = try PictureRenderer().draw(view, on: Canvas(width: 30, height: 20, scale: 1)).bitmap
        let red = bitmap[15, 10]
        #expect(view.image?.size == CGSize(width: 9, height: 9))
        #expect(red.w == 255 && bitmap[15, 0] == red && bitmap[0, 10] == red && bitmap[0, 0].w == 0)
    }

    @Test("subnodes without a layout lie where `layout()` puts them, whatever their styles say")
    func manualLayout() throws {
        final class Manual: ASDisplayNode {
            let dot = ASDisplayNode()
            override init() {
                super.init()
                addSubnode(dot)
                dot.style.minWidth = ASDimensionMake(20)
            }
            override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize { CGSize(width: 50, height: 40) }
            override func layout() {
                super.layout()
                dot.frame = CGRect(x: bounds.width - 10, y: 0, width: 10, height: 10)
            }
        }
        let node = Manual()
        let layout = try node.layoutElement.layout(in: .unconstrained)
        #expect(node.frame.size == CGSize(width: 50, height: 40))
        #expect(layout.frame(ofID: "Manual.dot") == Rect(40, 0, 10, 10))
    }

    @Test("what a node draws by code is in its picture")
    func drawing() throws {
        final class Blue: ASDisplayNode {
            override class func draw(
                _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool,
                isRasterizing: Bool
            ) {
                UIColor.blue.setFill()
                UIBezierPath(rect: bounds).fill()
            }
        }
        let picture = try PictureRenderer().draw(Blue().layoutElement, on: Canvas(width: 4, height: 4))
        #expect(Set(picture.bitmap.pixels) == [0xFF00_00FF])
    }

    @Test("blocks around the drawing of an image clip it, and draw above it")
    func contextModifiers() throws {
        let node = ASImageNode()
        node.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        node.willDisplayNodeContentWithRenderingContext = { context, _ in
            let area = context.boundingBoxOfClipPath
            context.clip(to: CGRect(x: area.minX, y: area.minY, width: area.width / 2, height: area.height))
        }
        node.didDisplayNodeContentWithRenderingContext = { context, _ in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 4))
        }
        let picture = try PictureRenderer().draw(node.layoutElement, on: Canvas(width: 4, height: 4))
        #expect(picture.bitmap.pixels.prefix(4) == [0xFF00_00FF, 0xFFFF_0000, 0, 0])
    }

    @Test("the box in place of a symbol has the symbol's size, and fills a node of another size")
    func symbols() throws {
        let symbol = try #require(UIImage(systemName: "heart"))
        let (node, button) = (ASImageNode(), ASButtonNode())
        node.image = symbol
        let canvas = Canvas(scale: 1, fill: .white)
        let alone = try PictureRenderer().draw(node.layoutElement, on: canvas).bitmap
        #expect(alone.width == Int(symbol.size.width.rounded(.up)))
        #expect(alone.pixels.contains { $0 != 0xFFFF_FFFF })
        node.style.preferredSize = CGSize(width: 60, height: 50)
        #expect(try PictureRenderer().draw(node.layoutElement, on: canvas).bitmap[55, 25] != SIMD4(repeating: 255))
        button.setImage(symbol, for: .normal)
        let shown = try PictureRenderer().draw(button.layoutElement, on: canvas).bitmap
        #expect(shown.pixels.contains { $0 != 0xFFFF_FFFF })
    }
}
