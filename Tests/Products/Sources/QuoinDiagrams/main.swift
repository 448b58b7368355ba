import QuoinDiagrams

print(Diagram().captioned("A card"))
