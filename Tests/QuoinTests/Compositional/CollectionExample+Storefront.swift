import Quoin
import QuoinCompositionalLayoutDSL

extension CollectionExample {
    static let storefront = CollectionExample("app-store", width: 390, height: 844) {
        let layout = CompositionalLayout(repeatingSections: [
            { _, _ in stories }, { _, _ in apps }, { _, _ in collections },
        ]).interSectionSpacing(12)
        return CollectionView(LayoutBuilder { layout }, itemCounts: [3, 9, 5]) { content in
            switch (content.elementKind, content.section) {
            case ("caption", _): caption(content.index)
            case ("apps", _): heading("Apps We Love")
            case ("places", _): heading("Collections")
            case ("footer", _): Text("Collection No. \(content.index)", size: 14, .ink).erased
            case (_, 0): story(content)
            case (_, 1): app(content)
            default: card(content)
            }
        }
    }

    // MARK: Sections

    private static var stories: any LayoutSection {
        Section {
            HGroup(width: .fractionalWidth(0.9), height: .absolute(290)) {
                Item {
                    SupplementaryItem(heightDimension: .absolute(72), elementKind: "caption")
                        .containerAnchor(edges: .top, offset: .absolute(y: -80))
                }
                .contentInsets(top: 80)
            }
        }
        .interGroupSpacing(10)
        .contentInsets(top: 16, leading: 20, trailing: 20)
        .orthogonalScrollingBehavior(.groupPagingCentered)
    }

    private static var apps: any LayoutSection {
        Section {
            VGroup(width: .fractionalWidth(0.9), height: .absolute(216), count: 3) { Item() }
                .interItemSpacing(.fixed(8))
        }
        .interGroupSpacing(10)
        .contentInsets(horizontal: 20)
        .orthogonalScrollingBehavior(.groupPaging)
        .supplementariesFollowContentInsets(false)
        .boundarySupplementaryItems { BoundarySupplementaryItem(height: .absolute(44), elementKind: "apps") }
    }

    private static var collections: any LayoutSection {
        Section {
            HGroup(width: .absolute(240), height: .absolute(180)) {
                Item {
                    SupplementaryItem(heightDimension: .absolute(24), elementKind: "footer")
                        .containerAnchor(edges: .bottom, offset: .absolute(y: 28))
                }
                .contentInsets(bottom: 30)
            }
        }
        .interGroupSpacing(12)
        .contentInsets(horizontal: 20)
        .orthogonalScrollingBehavior(.continuous)
        .supplementariesFollowContentInsets(false)
        .boundarySupplementaryItems { BoundarySupplementaryItem(height: .absolute(44), elementKind: "places") }
    }

    // MARK: Views

    private static func caption(_ index: Int) -> AnyElement {
        Column {
            Text("NEW THIS WEEK", size: 11, .link, weight: .semibold)
            Text("Story No. \(index)", size: 21, .ink, weight: .medium)
            Text("Shapes that fall into place", size: 18, .gray, lines: 1)
        }.erased
    }

    private static func heading(_ label: String) -> AnyElement {
        Row(justifyContent: .spaceBetween, alignItems: .baselineFirst) {
            Text(label, size: 22, .ink, weight: .bold)
            Text("See All", size: 15, .link)
        }
        .inBar(padding: 20)
    }

    private static func story(_ content: CollectionViewCompositionalLayout.Content) -> AnyElement {
        let colors = [Color(hue: content.hue("22", ""), 80, 66), Color(hue: content.hue("", "290"), 60, 45)]
        return Box().fill(.linear(.toBottomRight, colors: colors)).cornerRadius(12).erased
    }

    private static func card(_ content: CollectionViewCompositionalLayout.Content) -> AnyElement {
        let colors = [Color(hue: content.hue("2"), 60, 46), Color(hue: content.hue("2"), 75, 78)]
        return Box().fill(.linear(.toTop, colors: colors)).cornerRadius(12).erased
    }

    private static func app(_ content: CollectionViewCompositionalLayout.Content) -> AnyElement {
        let hue = content.hue("", "95")
        return Row(spacing: 12, alignItems: .center) {
            Box().preferredSize(56, 56).cornerRadius(13)
                .fill(.linear(.toBottomRight, colors: [Color(hue: hue, 70, 68), Color(hue: hue, 65, 50)]))
            Column(spacing: 2) {
                Text("App No. \(content.index)", size: 16, .ink, weight: .medium)
                Text("Arranges everything", size: 13, .gray, lines: 1)
            }
            .flexGrow()
            .flexShrink()
            Text("GET", size: 14, .link, weight: .bold).inset(horizontal: 18, vertical: 5).fill(.ground).cornerRadius(
                14)
        }.erased
    }
}

extension Color {
    fileprivate static let link = Color(hex: 0x007AFF)
}
