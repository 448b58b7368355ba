import QuoinLayout
import UIKit

/// The names that nodes have in one layout: each name is that of one node, so that its frame can be found.
final class NodeNames {
    private var elements: [String: ASLayoutElement] = [:]
    private var names: [ObjectIdentifier: String] = [:]
    private var properties: [ObjectIdentifier: String] = [:]
    private var places: [ObjectIdentifier: PropertyPlace] = [:]
    private var owners: Set<ObjectIdentifier> = []

    /// The name of a node: the proposed one, with a number if another node has it.
    func name(of element: ASLayoutElement, proposed: () -> String) -> String {
        let identity = ObjectIdentifier(element)
        if let known = names[identity] { return known }
        let base = properties[identity] ?? proposed()
        var (name, count) = (base, 1)
        while elements[name] != nil {
            count += 1
            name = "\(base) \(count)"
        }
        (names[identity], elements[name]) = (name, element)
        return name
    }

    /// Where the app declares the property that holds a node; `nil` if that is not known.
    func place(of node: ASDisplayNode) -> PropertyPlace? { places[ObjectIdentifier(node)] }

    func element(named name: String) -> ASLayoutElement? { elements[name] }

    /// Proposes the names of properties, `ProfileNode.titleNode`, for what they hold.
    func learn(from owner: AnyObject) {
        guard owners.insert(ObjectIdentifier(owner)).inserted else { return }
        for (name, value) in Mirror.properties(of: owner, below: "AsyncDisplayKit.") {
            propose("\(type(of: owner)).\(name)", for: value)
            guard let node = value as? ASDisplayNode, places[ObjectIdentifier(node)] == nil else { continue }
            places[ObjectIdentifier(node)] = (owner as? ASDisplayNode)?.declaredPlaces[name]
        }
    }

    private func propose(_ name: String, for value: Any) {
        if let list = value as? [any ASLayoutElement] {
            for (index, element) in list.enumerated() { propose("\(name)[\(index)]", for: element) }
        } else if let element = value as? any ASLayoutElement, properties[ObjectIdentifier(element)] == nil {
            properties[ObjectIdentifier(element)] = name
        }
    }
}
