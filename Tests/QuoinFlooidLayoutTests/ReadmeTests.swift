import QuoinFlooidLayout
import Testing

private typealias CGSize = Size

/// FlooidLayout's README, sentence by sentence; only the types of the views are Quoin's.
@Suite("FlooidLayout's README")
struct ReadmeTests {
    let container = ConstraintContainer()
    let image: ConstraintContainer.View
    let view: ConstraintContainer.View
    let sibilingView: ConstraintContainer.View

    init() {
        image = container.view("image", Spacer())
        view = container.view("view", Spacer())
        sibilingView = container.view("sibilingView", Spacer())
    }

    private func frame(of view: ConstraintContainer.View) throws -> Rect {
        let element = try container.element()
        let layout = try element.layout(in: SizeRange(exactly: Size(300, 200)))
        return layout.frames[view.index + 1]
    }

    @Test("a view is placed and sized by two composite rules")
    func introduction() throws {
        image.constraints { view in
            view.centerTopAnchor == container.centerTopAnchor
            view.sizeAnchor == container.sizeAnchor -- 20
        }
        #expect(try frame(of: image) == Rect(20, 0, 260, 160))
    }

    @Test("single anchors take constants, multipliers and both")
    func howItWorks() throws {
        view.constraints { view in
            view.heightAnchor == 50
            view.leadingAnchor == container.centerXAnchor
            view.widthAnchor <= container.widthAnchor * 0.8
            view.widthAnchor == 10 --! .priority(.defaultLow)
            view.topAnchor == sibilingView.bottomAnchor + 15
            sibilingView.heightAnchor == container.heightAnchor * 0.4 - 10
            sibilingView.topAnchor == container.topAnchor
        }
        #expect(try frame(of: view) == Rect(150, 85, 10, 50))
    }

    @Test("priority, identifier, activation and a variable can be chained")
    func modifications() throws {
        var imageTopConstraint: LayoutConstraint?
        var iconHeightConstraint: LayoutConstraint = view.heightAnchor == 0
        view.constraints {
            $0.heightAnchor == $0.widthAnchor * 0.6 --! .priority(.defaultHigh)
            $0.centerXAnchor == container.centerXAnchor --! .identifier("iconCenterX")
            $0.topAnchor == container.topAnchor + 20 --> imageTopConstraint
            $0.heightAnchor == $0.widthAnchor * 0.6 --! .priority(.defaultHigh) --! .identifier("iconHeight")
                --> iconHeightConstraint
        }
        view.widthAnchor == 100 --! .activated
        #expect(imageTopConstraint?.rule.constant == 20)
        #expect(iconHeightConstraint.rule.name == "iconHeight")
        #expect(iconHeightConstraint.rule.priority == .defaultHigh)
        #expect(try frame(of: view) == Rect(100, 20, 100, 60))
    }

    @Test("a rule outside of a block is inactive until it is activated")
    func inactive() throws {
        let constraint = view.widthAnchor == 100
        #expect(!constraint.isActive)
        let active = constraint --! .activated --! .priority(500)
        #expect(active.isActive)
        view.widthAnchor == 40 --! .activated
        #expect(try frame(of: view).size.width == 40)
    }

    @Test(
        "size anchors take a size, sums, padding on both sides and factors",
        arguments: [
            (0, Size(30, 30)), (1, Size(300, 200)), (2, Size(320, 220)), (3, Size(260, 160)), (4, Size(150, 100)),
            (5, Size(320, 240)), (6, Size(260, 180)), (7, Size(150, 80)),
        ])
    func sizes(example: Int, size: Size) throws {
        view.constraints { view in
            switch example {
            case 0: view.sizeAnchor == CGSize(width: 30, height: 30)
            case 1: view.sizeAnchor == container.sizeAnchor
            case 2: view.sizeAnchor == container.sizeAnchor + 20
            case 3: view.sizeAnchor == container.sizeAnchor -- 20
            case 4: view.sizeAnchor == container.sizeAnchor * 0.5
            case 5: view.sizeAnchor == container.sizeAnchor + (width: 20, height: 40)
            case 6: view.sizeAnchor == container.sizeAnchor -- (width: 20, height: 10)
            default: view.sizeAnchor == container.sizeAnchor * (width: 0.5, height: 0.4)
            }
        }
        #expect(try frame(of: view).size == size)
    }

    @Test(
        "location anchors are tied to others with one offset or two",
        arguments: [(0, Point(140, 95)), (1, Point(20, 20)), (2, Point(310, 95))])
    func locations(example: Int, corner: Point) throws {
        view.constraints { view in
            view.sizeAnchor == CGSize(width: 20, height: 10)
            if example == 0 {
                view.centerAnchor == container.centerAnchor
            } else if example == 1 {
                view.leadingTopAnchor == container.leadingTopAnchor + 20
            } else {
                view.leadingCenterAnchor == container.trailingCenterAnchor + (x: 10, y: 0)
            }
        }
        #expect(try frame(of: view).origin == corner)
    }

    @Test(
        "edges are inset once each, equally, by axis or apart",
        arguments: [
            (0, Rect(0, 0, 300, 200)), (1, Rect(10, 10, 280, 180)), (2, Rect(20, 10, 260, 180)),
            (3, Rect(5, 10, 280, 170)), (4, Rect(5, 10, 280, 170)), (5, Rect(10, 10, 280, 180)),
            (6, Rect(5, 10, 280, 170)),
        ])
    func edges(example: Int, frame: Rect) throws {
        view.constraints { view in
            switch example {
            case 0: view.edgesAnchor == container.edgesAnchor
            case 1: view.edgesAnchor == container.edgesAnchor -- 10
            case 2: view.edgesAnchor == container.edgesAnchor -- (horizontally: 20, vertically: 10)
            case 3: view.edgesAnchor == container.edgesAnchor -- (leading: 5, trailing: 15, top: 10, bottom: 20)
            case 4:
                view.edgesAnchor == container.edgesAnchor
                    -- DirectionalEdgeInsets(top: 10, leading: 5, bottom: 20, trailing: 15)
            case 5:
                view.horizontalEdgesAnchor == container.horizontalEdgesAnchor -- 10
                view.verticalEdgesAnchor == container.verticalEdgesAnchor -- 10
            default:
                view.horizontalEdgesAnchor == container.horizontalEdgesAnchor -- (leading: 5, trailing: 15)
                view.verticalEdgesAnchor == container.verticalEdgesAnchor -- (top: 10, bottom: 20)
            }
        }
        #expect(try self.frame(of: view) == frame)
    }
}
