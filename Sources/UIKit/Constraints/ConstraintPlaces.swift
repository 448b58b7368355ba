import QuoinAutoLayout

/// The files and lines in which an app makes its constraints.
@MainActor struct ConstraintPlaces {
    private var places: [ObjectIdentifier: SourcePlace] = [:]

    /// - Parameter names: the names of the views, and the types of their owners.
    init(of constraints: [NSLayoutConstraint], _ names: ViewNames) {
        var subjects: [SourcePlace: String] = [:]
        var shared: Set<SourcePlace> = []
        for constraint in constraints {
            guard let place = constraint.sourcePlace else { continue }
            places[ObjectIdentifier(constraint)] = place
            guard let subject = constraint.firstView.map(names.name), let other = subjects[place] else {
                subjects[place] = constraint.firstView.map(names.name)
                continue
            }
            if subject != other { shared.insert(place) }
        }
        let (types, modules) = names.owners
        guard !types.isEmpty else { return }
        // A line in another module, or one that makes the constraints of several views, is that of a helper.
        for constraint in constraints {
            let id = ObjectIdentifier(constraint)
            guard let place = places[id], shared.contains(place) || !modules.contains(String(constraint.module)) else {
                continue
            }
            places[id] = constraint.callingPlace(in: types, unless: place)
        }
    }

    subscript(_ constraint: NSLayoutConstraint) -> SourcePlace? { places[ObjectIdentifier(constraint)] }
}
