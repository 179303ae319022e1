"""The operator's letters to all or some owners (`vitrine mail`): written down for each, then sent a few at a time."""
