import QuoinDeclarations
import QuoinDocument

extension ProjectSettings {
    /// The JSON Schema of settings files, draft 2020-12. It is made from the declarations of the settings.
    package static var schema: SchemaValue {
        .file(
            MappingShape(table.shape.keys + [exceptions], required: table.shape.required), title: "Settings of Quoin")
    }

    private static var exceptions: KeyShape {
        let own = SettingsException.match.shape
        let shape = MappingShape(own.keys + DocumentSettings.table.shape.keys, required: own.required)
        return KeyShape(
            SettingsFile.exceptionsKey, .list(.mapping { shape }),
            "Other settings for some documents; the last one that matches counts.")
    }
}
