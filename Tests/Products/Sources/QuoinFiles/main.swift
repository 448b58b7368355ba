import QuoinFiles

print(DocumentFile(path: "card.yaml", access: .ownFolder))
