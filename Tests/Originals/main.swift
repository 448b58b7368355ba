import CompositionalLayoutDSL
import FlooidLayout
import SnapKit
import UIKit

// Uses libraries for iOS as their authors wrote them, over the module UIKit of this package: `scripts/test-originals`.

func expect(_ view: UIView, at frame: CGRect, line: Int = #line) {
    guard view.frame != frame else { return }
    print("line \(line): \(view.frame) instead of \(frame)")
    exit(1)
}

func rootWithTwoViews() -> (UIView, UIView, UIView) {
    let (root, first, second) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIView(), UIView())
    root.addSubview(first)
    root.addSubview(second)
    return (root, first, second)
}

// FlooidLayout
let (flooid, icon, title) = rootWithTwoViews()
icon.constraints { icon in
    icon.leadingTopAnchor == flooid.leadingTopAnchor + 10
    icon.widthAnchor == 40
    icon.heightAnchor == icon.widthAnchor * 0.5
}
title.constraints { title in
    title.leadingAnchor == icon.trailingAnchor + 8
    title.trailingAnchor == flooid.trailingAnchor - 10
    title.verticalEdgesAnchor == icon.verticalEdgesAnchor
}
flooid.layoutIfNeeded()
expect(icon, at: CGRect(x: 10, y: 10, width: 40, height: 20))
expect(title, at: CGRect(x: 58, y: 10, width: 132, height: 20))

// SnapKit
let (snap, left, right) = rootWithTwoViews()
left.snp.makeConstraints { make in
    make.leading.top.bottom.equalToSuperview().inset(12)
    make.width.equalTo(right).multipliedBy(0.5)
}
right.snp.makeConstraints { make in
    make.leading.equalTo(left.snp.trailing).offset(6)
    make.top.bottom.equalTo(left)
    make.trailing.equalToSuperview().offset(-12)
}
snap.layoutIfNeeded()
expect(left, at: CGRect(x: 12, y: 12, width: 56.5, height: 76))
left.snp.updateConstraints { make in make.leading.equalToSuperview().inset(42) }
snap.layoutIfNeeded()
expect(left, at: CGRect(x: 42, y: 12, width: 46.5, height: 76))

// CompositionalLayoutDSL
final class Cells: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

let layout = LayoutBuilder {
    Section {
        HGroup(count: 2) { Item() }
            .height(.absolute(30))
            .interItemSpacing(.fixed(10))
    }
    .interGroupSpacing(5)
    .contentInsets(horizontal: 20)
}
let cells = Cells()
let collection = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
collection.dataSource = cells
collection.layoutIfNeeded()
for (index, origin) in [(0, CGPoint(x: 20, y: 0)), (1, CGPoint(x: 105, y: 0)), (2, CGPoint(x: 20, y: 35))] {
    guard let cell = collection.cellForItem(at: IndexPath(item: index, section: 0)) else { continue }
    expect(cell, at: CGRect(origin: origin, size: CGSize(width: 75, height: 30)))
}
guard collection.visibleCells.count == 4 else {
    print("\(collection.visibleCells.count) cells are shown")
    exit(1)
}
print("FlooidLayout, SnapKit and CompositionalLayoutDSL lay out as they do on iOS.")
