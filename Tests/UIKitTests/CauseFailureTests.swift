import Quoin
import QuoinSnapshots
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("what failures name as the cause", .serialized)
struct CauseFailureTests {
    /// A badge of a width in a cell that holds all constraints itself.
    private final class Badge: UITableViewCell {
        let badge = UIView()

        init(width: CGFloat, leading: CGFloat) {
            super.init(style: .default, reuseIdentifier: nil)
            badge.backgroundColor = .red
            badge.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(badge)
            NSLayoutConstraint.activate([
                badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: leading),
                badge.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                badge.widthAnchor.constraint(equalToConstant: width),
                badge.heightAnchor.constraint(equalToConstant: 20),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Badges: UITableViewController {
        var (width, leading, height): (CGFloat, CGFloat, CGFloat) = (60, 16, 50)

        static func with(_ change: (Badges) -> Void = { _ in }) -> Badges {
            let badges = Badges(style: .plain)
            change(badges)
            badges.tableView.rowHeight = badges.height
            return badges
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            Badge(width: width, leading: leading)
        }
    }

    @Test("a constraint of a view about itself alone, and one of views that are further inside")
    func constraints() throws {
        let wider = try Badges.with().failure(as: .with { $0.width = 80 })
        #expect(wider.contains("constraint \"badge.width == 60\" changed constant from 60 to 80 in 3 places, so "))
        #expect(wider.contains("Badge.badge is 20 pt wider (CauseFailureTests.swift:"))
        let moved = try Badges.with().failure(as: .with { $0.leading = 20 })
        #expect(moved.contains("changed constant from 16 to 20 in 3 places, so Badge.badge moved by +4, 0"))
    }

    @Test("a constraint to the content of a scroll view, and one to margins", arguments: [false, true])
    func contentAndMargins(isInMargins: Bool) throws {
        func screen(_ inset: CGFloat) -> UIScrollView {
            let (scroll, box) = (UIScrollView(), UIView())
            box.backgroundColor = .red
            box.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(box)
            let attribute = isInMargins ? NSLayoutConstraint.Attribute.leadingMargin : .leading
            NSLayoutConstraint.activate([
                NSLayoutConstraint(
                    item: box, attribute: .leading, relatedBy: .equal, toItem: scroll, attribute: attribute,
                    multiplier: 1, constant: inset),
                box.topAnchor.constraint(equalTo: scroll.topAnchor),
                box.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
                box.widthAnchor.constraint(equalToConstant: 80), box.heightAnchor.constraint(equalToConstant: 40),
            ])
            return scroll
        }
        let message = try screen(8).failure(as: screen(20))
        #expect(
            message.contains("changed constant from 8 to 20, so") && message.contains("moved by +12, 0"), "\(message)")
    }

    @Test("the height of the rows of a table")
    func rowHeight() throws {
        let message = try Badges.with().failure(as: .with { $0.height = 60 })
        #expect(message.contains("changed rowHeight from 50 to 60"))
        #expect(message.contains("so cell 1 moved by 0, +10") && !message.contains("`UIView` moved"))
    }

    private func grid(inset: CGFloat) -> UICollectionView {
        let flow = UICollectionViewFlowLayout()
        (flow.itemSize, flow.sectionInset.left) = (CGSize(width: 60, height: 60), inset)
        return grid(flow)
    }

    private func grid(section inset: CGFloat) -> UICollectionView {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .absolute(60))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.contentInsets.leading = inset
        return grid(UICollectionViewCompositionalLayout(section: section))
    }

    private func grid(_ layout: UICollectionViewLayout) -> UICollectionView {
        let view = Grid(frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
        view.dataSource = view
        return view
    }

    private final class Grid: UICollectionView, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = UICollectionViewCell()
            cell.backgroundColor = .red
            return cell
        }
    }

    @Test("the insets of a flow layout, and those of a section of a compositional layout")
    func insets() throws {
        let flow = try grid(inset: 12).failure(as: grid(inset: 16))
        #expect(flow.contains("changed sectionInset from [0, 12, 0, 0] to [0, 16, 0, 0]"))
        let message = try grid(section: 12).failure(as: grid(section: 16))
        #expect(message.contains("changed contentInsets") && message.contains("from 12 to 16"))
    }

    /// Places bars by numbers of its own.
    private final class Bars: UIView {
        struct Look {
            var gap: CGFloat = 4
        }

        /// Calculates for the view.
        class Sizes {
            var gap: CGFloat = 4
        }

        final class BarSizes: Sizes {}

        var look = Look()
        let sizes = BarSizes()
        private let bars = [UIView(), UIView()]
        private var height: CGFloat = 20
        private var passes = 0

        init(gap: CGFloat = 4, ofObject: CGFloat = 4) {
            super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
            (look.gap, sizes.gap) = (gap, ofObject)
            for bar in bars {
                bar.backgroundColor = .red
                addSubview(bar)
            }
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            passes += 1
            for (index, bar) in bars.enumerated() {
                let y = CGFloat(index) * (height + look.gap + sizes.gap)
                bar.frame = PropertyPlace.frame(CGRect(x: 0, y: y, width: 100, height: height), line: 12)
            }
        }
    }

    @Test("a number of the app's own by which its code sets frames, where nothing else explains them")
    func ownValues() throws {
        let message = try Bars(gap: 4).failure(as: Bars(gap: 10))
        #expect(message.contains("changed look.gap from 4 to 10"))
        #expect(message.contains("so `Bars.bars[1]` moved by 0, +6"))
        let ofObject = try Bars().failure(as: Bars(ofObject: 10))
        #expect(ofObject.contains("changed sizes.gap from 4 to 10"))
    }

    @Test("the line that sets the frame of a layer is not that of the frame that is set next")
    func frameOfLayer() throws {
        func screen(_ x: CGFloat) -> UIView {
            let (view, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300)), UIView())
            box.backgroundColor = .red
            box.layer.mask = CALayer()
            box.layer.mask?.backgroundColor = UIColor.black.cgColor
            box.layer.mask?.frame = PropertyPlace.frame(CGRect(x: 0, y: 0, width: 40, height: 40), line: 12)
            box.frame = CGRect(x: x, y: 0, width: 60, height: 60)
            view.addSubview(box)
            return view
        }
        let message = try screen(10).failure(as: screen(20))
        #expect(message.contains("moved by +10, 0") && !message.contains(":12)"), "\(message)")
    }

    @Test("the pixels of a button with a configuration that moved are explained")
    func movedButton() throws {
        func screen(_ top: CGFloat) -> UIView {
            let (view, button) = (UIView(), UIButton(configuration: .filled()))
            button.setTitle("Sign in", for: .normal)
            button.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(button)
            NSLayoutConstraint.activate([
                button.topAnchor.constraint(equalTo: view.topAnchor, constant: top),
                button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                button.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            ])
            return view
        }
        let message = try screen(16).failure(as: screen(24))
        #expect(message.contains("changed constant from 16 to 24") && message.contains("all inside these"))
    }
}
