"""Import and export of the older product's documents, backup, restore."""
