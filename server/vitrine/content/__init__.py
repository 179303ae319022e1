"""What a site is made of: sections, fields, limits, styles, catalogues. Pure: imports Pydantic alone."""
