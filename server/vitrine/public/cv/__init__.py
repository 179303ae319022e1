"""The CV made from a site's content: previewed by its owner, made anew after each save, given to visitors."""
