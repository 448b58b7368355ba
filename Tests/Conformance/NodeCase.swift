#if os(Linux)
    import AsyncDisplayKit
    import Quoin
    import QuoinDocument
    import TestSupport
    import Testing

    /// A layout of Texture's tests, which stands as a document in the conformance cases, and is built here with nodes and specs.
    struct NodeCase: Sendable, CustomTestStringConvertible {
        let id: String
        /// Of Texture's picture, where it has no text.
        let digest: String?
        let relations: [String]
        private let text: String

        var testDescription: String { id }

        static let specKinds: Set<String> = [
            "stack", "inset", "overlay", "background", "center", "relative", "ratio", "absolute", "corner", "wrapper",
        ]

        static func all() throws -> [NodeCase] {
            let manifest = try ConformanceCases.json("texture/manifest.json")
            return try (manifest["cases"] as? [[String: Any]] ?? []).map(NodeCase.init)
        }

        private init(_ fields: [String: Any]) throws {
            id = fields["id"] as? String ?? ""
            digest = fields["kind"] as? String == "exact" ? fields["digest"] as? String : nil
            relations = fields["relations"] as? [String] ?? []
            text = try String(
                contentsOf: ConformanceCases.folder.appending(path: "texture/\(id).json"), encoding: .utf8)
        }

        var hasText: Bool { text.contains("\"text\"") }

        func document() throws -> Document { try Document(parsing: text, resources: NoResources()) }

        private func layout() throws -> [String: Any] {
            let fields = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
            return try #require(fields?["layout"] as? [String: Any])
        }

        /// The kinds of specs in it.
        var kinds: Set<String> {
            func kinds(_ value: Any) -> Set<String> {
                if let list = value as? [Any] { return list.reduce(into: []) { $0.formUnion(kinds($1)) } }
                guard let fields = value as? [String: Any] else { return [] }
                return fields.reduce(into: Set(fields.keys)) { $0.formUnion(kinds($1.value)) }
            }
            return (try? kinds(layout()))?.intersection(Self.specKinds) ?? []
        }

        /// A node whose layout is that of the document.
        func node() throws -> ASDisplayNode {
            let content = try Self.element(layout())
            let node = ASDisplayNode()
            node.automaticallyManagesSubnodes = true
            node.layoutSpecBlock = { _, _ in content as? ASLayoutSpec ?? ASWrapperLayoutSpec(layoutElement: content) }
            return node
        }

        // MARK: - Elements

        private static func element(_ value: Any?) throws -> ASLayoutElement {
            if let list = value as? [Any] { return ASWrapperLayoutSpec(layoutElements: try list.map(element)) }
            let fields = try #require(value as? [String: Any])
            let kind = fields.keys.first { specKinds.contains($0) && fields[$0] is [String: Any] && $0 != "background" }
            let made: ASLayoutElement
            if let kind {
                made = try spec(kind, #require(fields[kind] as? [String: Any]))
            } else if let parts = fields["background"] as? [String: Any] {
                made = try spec("background", parts)
            } else if let wrapped = fields["wrapper"] {
                made = try element(wrapped as? [Any] ?? [wrapped])
            } else {
                made = try node(fields)
            }
            try style(made.style, fields)
            return made
        }

        private static func node(_ fields: [String: Any]) throws -> ASDisplayNode {
            let node: ASDisplayNode
            if let text = fields["text"] as? [String: Any] {
                let textNode = ASTextNode()
                // Letters of the system font stand closer, as on iOS.
                let font = try #require(UIFont(name: "Inter", size: number(text["size"]) ?? 16))
                textNode.attributedText = NSAttributedString(
                    string: text["string"] as? String ?? "", attributes: [.font: font])
                node = textNode
            } else {
                node = ASDisplayNode()
            }
            node.backgroundColor = try (fields["fill"] as? String).map(color)
            return node
        }

        private static func color(_ text: String) throws -> UIColor {
            let hex = try #require(UInt32(text.dropFirst(), radix: 16))
            func part(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 255) / 255 }
            return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
        }

        private static func spec(_ kind: String, _ fields: [String: Any]) throws -> ASLayoutSpec {
            func child(_ key: String = "child") throws -> ASLayoutElement { try element(fields[key]) }
            func children() throws -> [ASLayoutElement] { try (fields["children"] as? [Any] ?? []).map(element) }
            func option<Option>(_ key: String, _ options: [String: Option], _ standard: Option) throws -> Option {
                guard let name = fields[key] as? String else { return standard }
                return try #require(options[name], "\(key): \(name)")
            }
            switch kind {
            case "stack": return try stack(fields, children())
            case "inset":
                let edges = (fields["insets"] as? [Any] ?? []).map { number($0) ?? .infinity }
                let insets = UIEdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
                return ASInsetLayoutSpec(insets: insets, child: try child())
            case "overlay": return ASOverlayLayoutSpec(child: try child(), overlay: try child("overlay"))
            case "background":
                return ASBackgroundLayoutSpec(child: try child(), background: try child("background"))
            case "center":
                return ASCenterLayoutSpec(
                    centeringOptions: try option("centering", ["none": [], "x": .X, "y": .Y, "xy": .XY], .XY),
                    sizingOptions: try option(
                        "sizing",
                        [
                            "default": [], "minimumWidth": .minimumX, "minimumHeight": .minimumY,
                            "minimumSize": .minimumXY,
                        ],
                        []), child: try child())
            case "relative":
                let positions: [String: ASRelativeLayoutSpecPosition] = [
                    "none": .none, "start": .start, "center": .center, "end": .end,
                ]
                return ASRelativeLayoutSpec(
                    horizontalPosition: try option("horizontal", positions, .none),
                    verticalPosition: try option("vertical", positions, .none),
                    sizingOption: try option(
                        "sizing",
                        [
                            "default": [], "minimumWidth": .minimumWidth, "minimumHeight": .minimumHeight,
                            "minimumSize": .minimumSize,
                        ], []), child: try child())
            case "ratio": return ASRatioLayoutSpec(ratio: number(fields["ratio"]) ?? 1, child: try child())
            case "absolute":
                return ASAbsoluteLayoutSpec(
                    sizing: try option("sizing", ["default": .default, "sizeToFit": .sizeToFit], .default),
                    children: try children())
            case "corner":
                let corner = ASCornerLayoutSpec(
                    child: try child(), corner: try child("corner"),
                    location: try option(
                        "location",
                        [
                            "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft,
                            "bottomRight": .bottomRight,
                        ], .topRight))
                corner.offset = point(fields["offset"]) ?? .zero
                corner.wrapsCorner = fields["wrapsCorner"] as? Bool ?? false
                return corner
            default: return ASWrapperLayoutSpec(layoutElements: try children())
            }
        }

        private static func stack(_ fields: [String: Any], _ children: [ASLayoutElement]) throws -> ASStackLayoutSpec {
            func option<Option>(_ key: String, _ options: [String: Option], _ standard: Option) throws -> Option {
                guard let name = fields[key] as? String else { return standard }
                return try #require(options[name], "\(key): \(name)")
            }
            let stack = ASStackLayoutSpec(
                direction: try option("direction", ["vertical": .vertical, "horizontal": .horizontal], .horizontal),
                spacing: number(fields["spacing"]) ?? 0,
                justifyContent: try option(
                    "justifyContent",
                    [
                        "start": .start, "center": .center, "end": .end, "spaceBetween": .spaceBetween,
                        "spaceAround": .spaceAround,
                    ], .start),
                alignItems: try option(
                    "alignItems",
                    [
                        "start": .start, "center": .center, "end": .end, "stretch": .stretch,
                        "baselineFirst": .baselineFirst, "baselineLast": .baselineLast,
                    ], .stretch),
                flexWrap: try option("flexWrap", ["wrap": .wrap, "noWrap": .noWrap], .noWrap),
                alignContent: try option(
                    "alignContent",
                    [
                        "start": .start, "center": .center, "end": .end, "spaceBetween": .spaceBetween,
                        "spaceAround": .spaceAround, "stretch": .stretch,
                    ], .start),
                lineSpacing: number(fields["lineSpacing"]) ?? 0, children: children)
            stack.horizontalAlignment = try option(
                "horizontalAlignment", ["left": .left, "middle": .middle, "right": .right], .none)
            stack.verticalAlignment = try option(
                "verticalAlignment", ["top": .top, "center": .center, "bottom": .bottom], .none)
            return stack
        }

        // MARK: - Styles

        private static func style(_ style: ASLayoutElementStyle, _ fields: [String: Any]) throws {
            for (key, value) in fields {
                switch key {
                case "width": style.width = dimension(value)
                case "height": style.height = dimension(value)
                case "minWidth": style.minWidth = dimension(value)
                case "minHeight": style.minHeight = dimension(value)
                case "maxWidth": style.maxWidth = dimension(value)
                case "maxHeight": style.maxHeight = dimension(value)
                case "flexBasis": style.flexBasis = dimension(value)
                case "flexGrow": style.flexGrow = number(value) ?? 0
                case "flexShrink": style.flexShrink = number(value) ?? 0
                case "spacingBefore": style.spacingBefore = number(value) ?? 0
                case "spacingAfter": style.spacingAfter = number(value) ?? 0
                case "ascender": style.ascender = number(value) ?? 0
                // The last baseline of a document is that far above the lower edge, and in Texture that far below.
                case "descender": style.descender = -(number(value) ?? 0)
                case "layoutPosition": style.layoutPosition = point(value) ?? .zero
                case "preferredSize":
                    style.preferredSize = point(value).map { CGSize(width: $0.x, height: $0.y) } ?? .zero
                case "alignSelf":
                    let options: [String: ASStackLayoutAlignSelf] = [
                        "auto": .auto, "start": .start, "center": .center, "end": .end, "stretch": .stretch,
                    ]
                    style.alignSelf = try #require(options[value as? String ?? ""])
                case "fill", "text", "background": break
                default: #expect(specKinds.contains(key), "\(key) is no part of a style")
                }
            }
        }

        private static func dimension(_ value: Any) -> ASDimension {
            number(value).map { ASDimensionMake($0) } ?? ASDimensionMake(value as? String ?? "auto")
        }

        private static func number(_ value: Any?) -> CGFloat? { (value as? NSNumber).map { CGFloat($0.doubleValue) } }

        private static func point(_ value: Any?) -> CGPoint? {
            let numbers = (value as? [Any] ?? []).compactMap { number($0) }
            return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
        }
    }
#endif
