// Exported, because results consist of findings.
@_exported import QuoinExplanations
