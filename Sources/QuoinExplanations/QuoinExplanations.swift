// Exported, because what is explained are elements and pictures.
@_exported import Quoin
