import ASDKFluentNames
import QuoinLayout

let element = Spacer().preferredSize(10.4, 20).withInset(EdgeInsets(4))
print(try element.layout(in: SizeRange(exactly: Size(100.5, 50))).size)
