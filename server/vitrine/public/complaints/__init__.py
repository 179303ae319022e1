"""What visitors of a shared instance report of a site, to the operator: the form, what is stored, the letter."""
