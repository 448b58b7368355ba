#if os(Linux)
    import AsyncDisplayKit
    import Quoin
    import TestSupport
    import Testing

    @Suite("Texture's own snapshots, built with its classes")
    struct ConformanceCaseTests {
        @Test("every case has the pixels and the frames of its document", arguments: try NodeCase.all())
        func pictures(_ test: NodeCase) throws {
            let renderer = try PictureRenderer()
            let document = try test.document()
            let expected = try renderer.draw(document.root, on: document.canvas)
            let node = try test.node()
            let found = try renderer.draw(node.layoutElement, on: document.canvas)
            if !test.hasText { #expect(found.bitmap.digest == expected.bitmap.digest) }
            if let digest = test.digest { #expect(found.bitmap.digest == digest) }
            for relation in test.relations {
                #expect(try PictureRelation(relation).holds(in: found.bitmap), "\(relation)")
            }
            #expect(node.frame.size == CGSize(width: found.layout.size.width, height: found.layout.size.height))
        }

        @Test("every kind of spec is in a case")
        func kinds() throws {
            let kinds = try NodeCase.all().reduce(into: Set<String>()) { $0.formUnion($1.kinds) }
            #expect(kinds.isSuperset(of: NodeCase.specKinds), "\(NodeCase.specKinds.subtracting(kinds))")
        }
    }
#endif
