import ASDKFluentNames
import QuoinLayout

print(
    try Spacer().preferredSize(10.4, 20).withInset(EdgeInsets(4)).layout(in: SizeRange(exactly: Size(100.5, 50))).frames
)
