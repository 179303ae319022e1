"""Two caches, address → version (addresses.py) and version → bytes (page_cache.py); watch.py says what changed."""
