import QuoinCompositional

print(CollectionLayoutSize(width: .fractionalWidth(0.5), height: .absolute(40.5)))
