import QuoinLayout

let row = Row {
    Spacer().preferredSize(10.4, 20)
    Spacer().flexGrow()
}
print(try row.layout(in: SizeRange(exactly: Size(100.5, 50))).size)
