"""Three believable sites to begin from: texts by language, drawings of our own, and what is still theirs on a site."""
