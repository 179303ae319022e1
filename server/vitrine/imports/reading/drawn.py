"""A quiet drawing that stands for a picture which a file does not have; always the same one for the same name."""

import hashlib

_GROUNDS = (
    ("#e9e4da", "#31404f", "#c0714f"),
    ("#dfe7e3", "#2c4a42", "#c99a3f"),
    ("#e6e1ea", "#3f3654", "#b5566b"),
    ("#dde6ee", "#24425f", "#d0885a"),
    ("#efe3dc", "#5a3a2e", "#5f8a86"),
    ("#e3e6d8", "#3d4a2b", "#b2603f"),
)


def draw_stand_in(name: str) -> bytes:
    seed = hashlib.sha256(name.encode()).digest()
    ground, ink, accent = _GROUNDS[seed[0] % len(_GROUNDS)]
    x, radius, slant = 180 + seed[1] % 440, 90 + seed[2] % 110, seed[3] % 160 - 80
    horizon = 330 + seed[4] % 110
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600">'
        f'<rect width="800" height="600" fill="{ground}"/>'
        f'<circle cx="{x}" cy="{horizon - radius // 3}" r="{radius}" fill="{accent}"/>'
        f'<path d="M0 {horizon + slant}L800 {horizon - slant}V600H0z" fill="{ink}"/>'
        f'<path d="M0 {horizon + slant + 60}L800 {horizon - slant + 60}" stroke="{ground}" stroke-width="3"/>'
        "</svg>"
    ).encode()
