import QuoinCompositional

print(CollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(40.5)))
