"""Whether anybody looked: views, visits and what came of them, as sums of days in which nobody stands."""
