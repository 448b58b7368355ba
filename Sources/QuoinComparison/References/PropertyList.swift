import QuoinLayout
import QuoinScene

/// The properties of a value that are not as usual, by the names that a person reads: `radius`, `shadow color`.
struct PropertyList {
    private(set) var values: [String: String] = [:]
    private let text: PropertyText

    init(appearance: Appearance) {
        text = PropertyText(appearance: appearance)
    }

    /// A list for another value of the same picture.
    var empty: PropertyList { PropertyList(appearance: text.appearance) }

    /// Adds the members of a value that are unlike those of a usual one.
    ///
    /// - Parameter names: what a person calls a member whose name in Swift says something else.
    mutating func add<Value: Equatable>(membersOf value: Value, unlike usual: Value, names: [String: String] = [:]) {
        if value == usual { return }
        let usual = Dictionary(PropertyList.members(of: usual)) { first, _ in first }
        for (label, member) in PropertyList.members(of: value) {
            let name = names[label] ?? PropertyList.words(label)
            let other = usual[label].flatMap { text.text(of: $0) }
            if text.text(of: member) != other { add(member, named: name) }
        }
    }

    /// Adds the members of a layout kind that are simple values. Its paint and its text are told elsewhere; what is made
    /// of many parts is told by the elements it makes.
    mutating func add(simpleMembersOf kind: any LayoutKind) {
        let usual: [(String, Any)] =
            switch kind {
            case is StackLayout: PropertyList.members(of: StackLayout())
            case is ImageNode: PropertyList.members(of: ImageNode(nil))
            case is ScrollNode: PropertyList.members(of: ScrollNode())
            default: []
            }
        for (label, member) in PropertyList.members(of: kind) where PropertyList.isSimple(member) {
            let other = usual.first { $0.0 == label }.flatMap { text.text(of: $0.1) }
            if text.text(of: member) != other { add(member, named: PropertyList.words(label)) }
        }
    }

    mutating func add(_ value: Any, named name: String) {
        switch value {
        case let border as Border: add(border)
        case let shadows as [Shadow]: addNumbered(shadows, name)
        case let shadows as [TextShadow]: addNumbered(shadows, name)
        case let outline as Outline: add(line: outline.line, outline.offset, named: name)
        case is TextDecoration, is TextStroke: addMembers(of: value, name)
        default: values[name] = text.text(of: value)
        }
    }
}

// MARK: - Values of several parts

extension PropertyList {
    /// Of a border with four equal lines, one.
    private mutating func add(_ border: Border) {
        let sides = [border.top, border.right, border.bottom, border.left]
        if Set(sides).count == 1 {
            addMembers(of: border.top, "border")
        } else {
            for (side, line) in zip(Side.allCases, sides) where line.width > 0 {
                addMembers(of: line, "border \(side)")
            }
        }
        if border.position != .inside { add(border.position, named: "border position") }
    }

    private mutating func add(line: BorderSide, _ offset: Double, named name: String) {
        addMembers(of: line, name)
        add(offset, named: name + " offset")
    }

    private mutating func addNumbered(_ values: [Any], _ name: String) {
        for (index, value) in values.enumerated() { addMembers(of: value, index == 0 ? name : "\(name) \(index + 1)") }
    }

    /// Of lines and shadows only what is unusual, and the width or the radius, so that at least one is there.
    private mutating func addMembers(of value: Any, _ name: String) {
        let usual: [(String, Any)] =
            switch value {
            case is BorderSide: PropertyList.members(of: BorderSide(width: .nan))
            case is Shadow: PropertyList.members(of: Shadow(radius: .nan))
            default: []
            }
        for (label, member) in PropertyList.members(of: value) {
            let other = usual.first { $0.0 == label }.flatMap { text.text(of: $0.1) }
            if text.text(of: member) != other { add(member, named: "\(name) \(PropertyList.words(label))") }
        }
    }
}

// MARK: - Names

extension PropertyList {
    private static func members(of value: Any) -> [(String, Any)] {
        Mirror(reflecting: value).children.compactMap { child in
            guard let label = child.label else { return nil }
            let mirror = Mirror(reflecting: child.value)
            return (label, mirror.displayStyle == .optional ? mirror.children.first?.value ?? child.value : child.value)
        }
    }

    /// `cornerCurve` is `corner curve`.
    private static func words(_ label: String) -> String {
        label.reduce(into: "") { words, letter in
            words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
        }
    }

    private static func isSimple(_ value: Any) -> Bool {
        switch value {
        case is Double, is Int, is Bool, is Dimension, is LayoutSize, is Point, is Size, is EdgeInsets, is Axis: true
        default: value is any CaseIterable || value is any OptionSet
        }
    }
}
