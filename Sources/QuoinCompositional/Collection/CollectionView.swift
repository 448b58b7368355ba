public struct CollectionView {
    public static let elementKindSectionHeader = "header"
    public static let elementKindSectionFooter = "footer"
}
