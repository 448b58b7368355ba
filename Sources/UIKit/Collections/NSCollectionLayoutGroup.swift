import Foundation
import QuoinCompositional

public typealias NSCollectionLayoutGroupCustomItemProvider =
    (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items beside or below each other, or in frames that code gives.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    private enum Content {
        case items([NSCollectionLayoutItem], Axis, CollectionLayoutItem.Filling)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    private let content: Content
    open var interItemSpacing: NSCollectionLayoutSpacing?
    open var subitems: [NSCollectionLayoutItem] {
        if case .items(let items, _, _) = content { items } else { [] }
    }
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { super.supplementaryItems }
        set { super.supplementaryItems = newValue }
    }

    private init(_ size: NSCollectionLayoutSize, _ content: Content) {
        self.content = content
        super.init(layoutSize: size, supplementaryItems: [])
    }

    private class func make(_ size: NSCollectionLayoutSize, _ content: Content) -> Self {
        unsafeDowncast(NSCollectionLayoutGroup(size, content), to: Self.self)
    }

    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, .items(subitems, .horizontal, .untilFull))
    }

    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(layoutSize, .items([subitem], .horizontal, .equalShares(count))) }

    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(layoutSize, .items([subitem], .horizontal, .repetitions(count))) }

    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, .items(subitems, .vertical, .untilFull))
    }

    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(layoutSize, .items([subitem], .vertical, .equalShares(count))) }

    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(layoutSize, .items([subitem], .vertical, .repetitions(count))) }

    public class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self { make(layoutSize, .custom(itemProvider)) }

    override var value: CollectionLayoutItem {
        var item = super.value
        item.interItemSpacing = interItemSpacing?.value
        switch content {
        case .items(let items, let axis, let filling): item.arrangement = .linear(axis, items.map(\.value), filling)
        case .custom(let provider):
            let code = MainActorCode(provider)
            item.arrangement = .custom { environment in
                code.run { provider in provider(LayoutEnvironmentOfCollection(environment)).map(\.value) }
            }
        }
        return item
    }
}

/// Code of the app that a layout calls while it runs, on any thread.
struct MainActorCode<Code>: @unchecked Sendable {
    private let code: Code

    init(_ code: Code) { self.code = code }

    func run<Result>(_ call: @MainActor (Code) -> Result) -> Result { onMainActor(code, call) }
}

/// A frame in a group of a code's own.
open class NSCollectionLayoutGroupCustomItem: CollectionLayoutPart {
    public let frame: CGRect
    public let zIndex: Int

    public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }

    var value: CollectionLayoutItem.CustomItem { CollectionLayoutItem.CustomItem(frame: frame.rect, zIndex: zIndex) }
}

// MARK: - Environment

@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

final class LayoutEnvironmentOfCollection: NSCollectionLayoutEnvironment {
    let value: CollectionLayoutSection.Environment
    let container: any NSCollectionLayoutContainer

    init(_ value: CollectionLayoutSection.Environment) {
        self.value = value
        container = Container(value.container)
    }

    var traitCollection: UITraitCollection { .current }

    private final class Container: NSCollectionLayoutContainer {
        private let value: CollectionLayoutSection.Environment.Container

        init(_ value: CollectionLayoutSection.Environment.Container) { self.value = value }

        var contentSize: CGSize { CGSize(value.contentSize) }
        var effectiveContentSize: CGSize { CGSize(value.effectiveContentSize) }
        var contentInsets: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(value.contentInsets) }
        var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    }
}
