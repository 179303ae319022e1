"""A site's documents in and out: one reader and one writer, whoever imports or exports."""
