import QuoinInlineSnapshots
import QuoinSnapshots

print(Snapshotting<String, String>.lines)
