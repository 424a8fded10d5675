func listen(_ settings: RadioSettings) -> Bool { settings.keepsOldProtocol }
