"""The instance's own pages, where it has any: the landing page at /, the operator's texts. Answered as sites' are."""
