"""The owner's site: settings, sections × languages, items, drafts, revisions, save."""
