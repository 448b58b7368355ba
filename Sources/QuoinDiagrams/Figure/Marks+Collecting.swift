import QuoinLayout

extension Marks {
    /// Collects what a diagram annotates of a layout: the first phase.
    init(_ diagram: Diagram, of subject: Subject) {
        for maker in AnnotationMakers.all {
            guard let reach = diagram.reach(of: maker) else { continue }
            for (index, wholly) in subject.elements(in: reach) {
                maker.mark(index, in: subject, wholly: wholly, into: &self)
            }
        }
        addBadges(diagram.badges, in: subject)
        for note in diagram.notes {
            guard let index = subject.elements(named: note.id).first else { continue }
            labels.append(LabelMark(text: note.text, hue: .structure, place: .outside(subject.frames[index])))
        }
    }

    /// Adds numbers at elements, and what they mean to the legend.
    private mutating func addBadges(_ badges: [Diagram.ElementNote], in subject: Subject) {
        for (number, badge) in badges.enumerated() {
            guard let index = subject.elements(named: badge.id).first else { continue }
            labels.append(
                LabelMark(
                    text: "\(number + 1)", hue: .structure, look: .badge,
                    place: .within(subject.frames[index], [.topLeft, .topRight, .bottomLeft, .center, .before])))
            explain(.number(number + 1), .structure, badge.text)
        }
    }
}

extension Diagram {
    /// What a kind of annotation marks; nothing where it is not drawn.
    fileprivate func reach(of maker: any AnnotationMaker.Type) -> AnnotationReach? {
        guard let annotations else { return maker.isDefault ? .whatIsSet : nil }
        return annotations[maker.annotation]
    }
}

extension Subject {
    /// The elements that an annotation reaches, in paint order, and whether it shows all of them.
    func elements(in reach: AnnotationReach) -> [(index: Int, wholly: Bool)] {
        switch reach {
        case .whatIsSet: return elements.filter { !repetitions.contains($0) }.map { ($0, false) }
        case .everything: return elements.map { ($0, true) }
        case .elements(let ids):
            let found = Set(ids.flatMap(elements(named:)))
            return elements.filter(found.contains).map { ($0, true) }
        }
    }
}
