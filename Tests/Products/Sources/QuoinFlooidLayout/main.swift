import QuoinFlooidLayout
import QuoinLayout

let container = ConstraintContainer()
let square = container.view("square", Spacer())
square.constraints { $0.edgesAnchor == container.edgesAnchor -- 4.5 }
print(try container.element().layout(in: SizeRange(exactly: Size(100, 50))).size)
