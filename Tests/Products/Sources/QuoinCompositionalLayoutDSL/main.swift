import QuoinCompositionalLayoutDSL

let layout = LayoutBuilder {
    Section { HGroup(width: .fractionalWidth(1), height: .absolute(80.5), count: 3) { Item() } }
}
print(layout)
