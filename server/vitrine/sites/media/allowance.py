"""What the pictures of a site may be; sites/tiers/policy.py says it. From the upload's route into the workshop."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Allowance:
    takes_paid_types: bool = False  # WebP and AVIF
    is_high_definition: bool = False  # what is over the limit stays larger than 800 px


SPECS_OWN = Allowance()
