"""Import and export of the older product's documents (D24), backup, restore."""
