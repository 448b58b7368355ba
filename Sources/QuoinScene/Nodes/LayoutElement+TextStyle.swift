import QuoinLayout
import QuoinValues

extension LayoutElement {
    /// A copy in which all texts have a style where their own is the default one.
    ///
    ///     Column {
    ///         Text("Weekend in Lisbon").bold()
    ///         Text("3 days")
    ///     }
    ///     .textStyle(TextStyle(families: ["Inter Display"], size: 20))
    ///
    /// Texts that a collection makes of its content are not among them.
    public func textStyle(_ style: TextStyle) -> Element<Kind> {
        let given = TextStyle.properties.properties.filter { $0.write(style, TextStyle()) != nil }
        return modified { element in
            if var node = AnyLayoutKind(element.kind).base as? TextNode {
                node.complete(by: style, given)
                if let kind = node as? Kind ?? AnyLayoutKind(node) as? Kind { element.kind = kind }
            }
            for index in element.children.indices { element.children[index].completeTexts(by: style, given) }
        }
    }
}

extension AnyElement {
    fileprivate mutating func completeTexts(by style: TextStyle, _ given: [Property<TextStyle>]) {
        if var node = kind.base as? TextNode {
            node.complete(by: style, given)
            kind = AnyLayoutKind(node)
        }
        for index in children.indices { children[index].completeTexts(by: style, given) }
    }
}

extension TextNode {
    fileprivate mutating func complete(by style: TextStyle, _ given: [Property<TextStyle>]) {
        for index in text.spans.indices {
            for property in given where property.write(text.spans[index].style, TextStyle()) == nil {
                property.copy(style, &text.spans[index].style)
            }
        }
    }
}
