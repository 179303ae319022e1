"""A quiet drawing with a name that stands for a picture which a file does not have; the same one for the same name."""

import hashlib
from html import escape
from textwrap import wrap

_GROUNDS = (
    ("#e9e4da", "#31404f", "#c0714f"),
    ("#dfe7e3", "#2c4a42", "#c99a3f"),
    ("#e6e1ea", "#3f3654", "#b5566b"),
    ("#dde6ee", "#24425f", "#d0885a"),
    ("#efe3dc", "#5a3a2e", "#5f8a86"),
    ("#e3e6d8", "#3d4a2b", "#b2603f"),
)
# Centred, below the line, and no wider than what a square cut leaves.
_LINE_CHARS, _LINES, _LINE_PX, _LAST_LINE_Y = 22, 2, 56, 556


def draw_stand_in(name: str) -> bytes:
    seed = hashlib.sha256(name.encode()).digest()
    ground, ink, accent = _GROUNDS[seed[0] % len(_GROUNDS)]
    x, radius, slant = 180 + seed[1] % 440, 90 + seed[2] % 110, seed[3] % 160 - 80
    horizon = 220 + seed[4] % 110
    lines = wrap(name, _LINE_CHARS, max_lines=_LINES, placeholder="…")
    words = "".join(
        f'<text x="400" y="{_LAST_LINE_Y - _LINE_PX * (len(lines) - 1 - place)}" fill="{ground}" font-size="44" '
        f'font-family="Georgia, serif" text-anchor="middle">{escape(line)}</text>'
        for place, line in enumerate(lines)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600">'
        f'<rect width="800" height="600" fill="{ground}"/>'
        f'<circle cx="{x}" cy="{horizon - radius // 3}" r="{radius}" fill="{accent}"/>'
        f'<path d="M0 {horizon + slant}L800 {horizon - slant}V600H0z" fill="{ink}"/>'
        f'<path d="M0 {horizon + slant + 60}L800 {horizon - slant + 60}" stroke="{ground}" stroke-width="3"/>'
        f"{words}</svg>"
    ).encode()
