import QuoinAutoLayout
import QuoinLayout

let square = try ConstraintsLayout.element(
    views: [ConstrainedElement(ConstraintsLayout.ViewTraits("square"), Spacer())],
    rules: ["square.edges == container.edges -- 4.5"])
print(try square.layout(in: SizeRange(exactly: Size(100, 50))).size)
