import QuoinDocumentSnapshots
import QuoinFiles
import QuoinSnapshots

print(Snapshotting<DocumentFile, String>.layout.diffing.pathExtension)
