"""What each save left on a site, kept: so that nothing an owner saves is final (docs/decisions/versions.md)."""
