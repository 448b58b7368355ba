import Foundation
import QuoinCompositional
import QuoinScene

/// The numbers that an app keeps in properties of its own and places views by: `marginY`, `options.height`.
///
/// Where no constraint and no setting says why views moved, a failure names those that changed.
@MainActor struct OwnValues {
    private(set) var recorded: [RecordedProperty] = []
    /// Where the app declares the properties that have them.
    private(set) var places: [String: PropertyPlace] = [:]

    /// - Parameter owners: views, controllers and layouts; only what their own classes and those above them up to the
    ///   system's declare is read.
    init(of owners: [AnyObject?]) {
        for case let owner? in owners {
            let count = recorded.count
            let declared = (owner as? UIResponder)?.declaredPlaces ?? [:]
            for (name, value) in Mirror.properties(of: owner, below: "UIKit.") { add(value, name, depth: 0) }
            for property in recorded[count...] {
                let name = property.key.dropFirst(RecordedProperty.ofApp.count).prefix { $0 != "." }
                places[property.key] = places[property.key] ?? declared[String(name)]
            }
            for (name, place) in declared where ListAnswers.questions.contains(name) {
                places[RecordedProperty.ofApp + name] = place
            }
        }
    }

    private mutating func add(_ value: Any, _ name: String, depth: Int) {
        if let value = Self.value(value) {
            if case .number(let number) = value, !number.isFinite { return }
            recorded.append(RecordedProperty(RecordedProperty.ofApp + name, value, [.size, .contentLayout]))
            return
        }
        guard depth < Self.depth else { return }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class { return addProperties(of: value as AnyObject, name, depth) }
        let isOpen = mirror.displayStyle == .struct || mirror.displayStyle == .optional
        guard isOpen, mirror.children.count <= Self.most else { return }
        for child in mirror.children {
            guard let label = child.label else { continue }
            add(child.value, mirror.displayStyle == .optional ? name : "\(name).\(label)", depth: depth + 1)
        }
    }

    /// Adds the values of an object of the app, such as one that calculates sizes for a layout.
    private mutating func addProperties(of object: AnyObject, _ name: String, _ depth: Int) {
        let module = String(reflecting: type(of: object)).prefix { $0 != "." }
        guard !Self.systemModules.contains(String(module)), !(object is UIResponder), !(object is CALayer),
            !(object is UICollectionViewLayout)
        else { return }
        let properties = Mirror.properties(of: object, below: "UIKit.")
        guard properties.count <= Self.most else { return }
        for (label, value) in properties { add(value, "\(name).\(label)", depth: depth + 1) }
    }

    private static let systemModules: Set = ["UIKit", "Foundation", "Swift", "Dispatch", "Synchronization"]

    /// How deep values in values are read, and how many at each place.
    private static let (depth, most) = (3, 30)

    private static func value(_ value: Any) -> PropertyValue? {
        switch value {
        case let value as CGFloat: .number(Double(value))
        case let value as Double: .number(value)
        case let value as Float: .number(Double(value))
        case let value as Int: .number(Double(value))
        case let value as Bool: .bool(value)
        case let value as UIEdgeInsets: value.recorded
        case let value as CGSize: value.recorded
        case let value as CGPoint: .list([.number(Double(value.x)), .number(Double(value.y))])
        default: nil
        }
    }
}

extension UIView {
    /// The values of an app's view, and of the controller or the layout of a list that places what is in it, where code may
    /// place something by them.
    var ownValues: OwnValues {
        let placesByCode = subviews.isEmpty || subviews.contains { $0.keepsFrame }
        guard placesByCode else { return OwnValues(of: []) }
        let list = self as? UICollectionView
        let delegate = list?.delegate ?? (self as? UITableView)?.delegate
        return OwnValues(of: [self, controller, list?.collectionViewLayout, delegate === self ? nil : delegate])
    }

    /// Where the app makes the sections of a list.
    var sectionPlaces: [String: PropertyPlace] {
        let layout = (self as? UICollectionView)?.collectionViewLayout as? UICollectionViewCompositionalLayout
        let places = (layout?.places ?? [:]).map { ("\(VisibleItemsLayout.recordedSections) \($0)", $1) }
        return Dictionary(places) { first, _ in first }
    }
}
