import QuoinCompositional
import QuoinLayout

extension CollectionStructReader {
    /// What a section may be.
    private enum SectionStruct: String, CaseIterable { case section, list }

    func section(_ value: DocumentValue) -> ReadSection {
        guard let (kind, properties) = value.layoutStruct(SectionStruct.self) else { return .missing }
        defer { properties.finish() }
        return kind == .section ? section(properties) : list(properties)
    }

    func section(_ properties: DocumentMapping) -> ReadSection {
        let group = properties.required("group").flatMap { item($0) }
        var section = CollectionLayoutSection(group: group ?? CollectionLayoutItem())
        if let value = properties["interGroupSpacing"]?.number(0...1e9) { section.interGroupSpacing = value }
        if let value = properties["contentInsets"]?.directionalInsets() { section.contentInsets = value }
        if let value = properties["orthogonalScrollingBehavior"]?.choice(OrthogonalScrollingBehavior.self) {
            section.orthogonalScrollingBehavior = value
        }
        readReferences(properties, into: &section)
        section.boundarySupplementaryItems = boundaryItems(properties["boundarySupplementaryItems"])
        section.decorationItems = decorationItems(properties["decorationItems"])
        return group == nil ? .missing : .plain(section)
    }

    private func readReferences(_ properties: DocumentMapping, into section: inout CollectionLayoutSection) {
        if let value = properties["supplementariesFollowContentInsets"]?.bool() {
            section.supplementariesFollowContentInsets = value
        }
        if let value = properties["contentInsetsReference"]?.choice(ContentInsetsReference.self) {
            section.contentInsetsReference = value
        }
        if let value = properties["supplementaryContentInsetsReference"]?.choice(ContentInsetsReference.self) {
            section.supplementaryContentInsetsReference = value
        }
    }

    /// A ready-made list.
    func list(_ properties: DocumentMapping) -> ReadSection {
        typealias Configuration = CollectionLayoutListConfiguration
        var list = Configuration(appearance: .plain)
        if let value = properties["appearance"]?.choice(Configuration.Appearance.self) { list.appearance = value }
        if let value = properties["showsSeparators"]?.bool() { list.showsSeparators = value }
        if let value = properties["headerMode"]?.choice(Configuration.HeaderMode.self) { list.headerMode = value }
        if let value = properties["footerMode"]?.choice(Configuration.FooterMode.self) { list.footerMode = value }
        noteKinds(of: list)
        guard let color = properties["backgroundColor"]?.color() else { return .list(list, background: nil) }
        list.backgroundColor = Configuration.Color(
            red: color.light.red, green: color.light.green, blue: color.light.blue, alpha: color.light.alpha)
        return .list(list, background: ListBackground(color: color, cornerRadius: list.cornerRadius))
    }

    private func noteKinds(of list: CollectionLayoutListConfiguration) {
        noteSupplementaryKind(ListSection.separatorKind)
        if list.headerMode == .supplementary { noteSupplementaryKind(CollectionView.elementKindSectionHeader) }
        if list.footerMode == .supplementary { noteSupplementaryKind(CollectionView.elementKindSectionFooter) }
    }
}
