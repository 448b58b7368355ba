import Foundation
import QuoinCompositional

extension UIScrollView {
    /// What a record says of how a list places what is in it, so that a failure can name the setting that moved it.
    var listSettings: [RecordedProperty] {
        var settings = [("contentInset", contentInset.recorded)]
        switch self {
        case let table as UITableView: settings += table.heightSettings
        case let view as UICollectionView:
            if let flow = view.collectionViewLayout as? UICollectionViewFlowLayout { settings += flow.placeSettings }
        default: break
        }
        let answers =
            (self as? UITableView)?.answers
            ?? ((self as? UICollectionView)?.collectionViewLayout as? UICollectionViewFlowLayout)?.answers
        let sections =
            (self as? UICollectionView).flatMap { view in
                view.collectionViewLayout is UICollectionViewCompositionalLayout ? view.placedContents : nil
            }
        let looks = (self as? UITableView)?.lineSettings ?? []
        return settings.map { RecordedProperty("list.\($0)", $1, .contentLayout) } + (sections?.recordedSections ?? [])
            + looks.map { RecordedProperty("list.\($0)", $1, .contentPixels) } + (answers?.recorded ?? [])
    }
}

extension UITableView {
    fileprivate var heightSettings: [(String, PropertyValue)] {
        let heights = [
            ("rowHeight", rowHeight), ("sectionHeaderHeight", sectionHeaderHeight),
            ("sectionFooterHeight", sectionFooterHeight), ("sectionHeaderTopPadding", sectionHeaderTopPadding),
        ]
        return heights.map { name, height in
            (name, height == Self.automaticDimension ? .text("automatic") : .number(Double(height)))
        }
    }

    /// How the lines between rows look.
    fileprivate var lineSettings: [(String, PropertyValue)] {
        [
            ("separatorColor", separatorColor?.color.propertyValue ?? .null),
            ("separatorStyle", .text("\(separatorStyle)")), ("separatorInset", separatorInset.recorded),
        ]
    }
}

extension UITableViewCell {
    var lineSettings: [RecordedProperty] {
        [
            RecordedProperty("list.separatorInset", separatorInset.recorded, .contentPixels),
            RecordedProperty("list.accessoryType", .text("\(accessoryType)"), [.contentPixels, .contentLayout]),
        ]
    }
}

extension UICollectionViewFlowLayout {
    fileprivate var placeSettings: [(String, PropertyValue)] {
        [
            ("sectionInset", sectionInset.recorded), ("itemSize", itemSize.recorded),
            ("minimumLineSpacing", .number(Double(minimumLineSpacing))),
            ("minimumInteritemSpacing", .number(Double(minimumInteritemSpacing))),
            ("headerReferenceSize", headerReferenceSize.recorded),
            ("footerReferenceSize", footerReferenceSize.recorded),
        ]
    }
}

extension UIEdgeInsets {
    /// As a record has it: top, left, bottom, right.
    var recorded: PropertyValue { .list([top, left, bottom, right].map { .number(Double($0)) }) }
}

extension CGFloat {
    var recorded: PropertyValue { .number(Double(self)) }
}

extension CGSize {
    var recorded: PropertyValue { .list([width, height].map { .number(Double($0)) }) }
}
