"""What the workshop is given and gives back. Apart from its readers, so that the server itself loads none of them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Clean:
    content: bytes
    content_type: str
    width: int | None = None
    height: int | None = None
    is_one_colour: bool = False
    is_see_through: bool = False


@dataclass(frozen=True)
class CleanImage:
    content: bytes
    content_type: str
    width: int
    height: int
    is_one_colour: bool = False
    is_see_through: bool = False


@dataclass(frozen=True)
class Allowance:
    takes_paid_types: bool = False  # WebP and AVIF
    is_high_definition: bool = False  # what is over the limit stays larger than 800 px


SPECS_OWN = Allowance()
