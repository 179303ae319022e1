"""Flat artworks shown on the projects' own pages: the posters, covers, grids and drawings behind the photographs.

Each is (file name, scale, filled SVG). They are drawn from the parts and templates that the photographs are made of.
"""
import re
import parts as p
from render import fill, HERE

INK, PAPER, RED, BLUE, YELLOW, PINK, GREEN, SAGE = (p.P[k] for k in ("ink", "paper", "red", "blue", "yellow", "pink", "green", "sage"))

def template(name, values): return fill((HERE / f"art/{name}.svg").read_text(), values)
def sheet(w, h, inner): return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}">{inner}</svg>'
def inset(svg, x, y, w, h):
    """a whole artwork somewhere in another one"""
    return svg.replace("<svg ", f'<svg x="{x}" y="{y}" width="{w}" height="{h}" ', 1)

def film():
    """the echo fills the screen; its middle is where a player has its button"""
    radii = [1064 - 56 * i for i in range(19)]
    half = lambda cy, first: "".join(f'<circle cx="800" cy="{cy}" r="{r}" fill="{(RED, "#17161a")[(i + first) % 2]}"/>' for i, r in enumerate(radii))
    return sheet(1600, 900, f'<clipPath id="l"><rect width="800" height="900"/></clipPath><clipPath id="r"><rect x="800" width="800" height="900"/></clipPath>'
                            f'<g clip-path="url(#l)">{half(422, 0)}</g><g clip-path="url(#r)">{half(478, 1)}</g>')

def covers():
    s = f'<rect width="1600" height="840" fill="{SAGE}"/>'
    for i, b in enumerate(p.BOOKS):
        x, y, w, h = 80 + i * 373, 150, 321, 486
        s += f'<rect x="{x+14}" y="{y+14}" width="{w}" height="{h}" fill="#8aa286"/>' + inset(template("livre", b), x, y, w, h)
    s += "".join(f'<text x="{80+i*373}" y="700" font-size="22" font-weight="600" fill="{GREEN}">{n}</text>' for i, n in enumerate(("Vert et rose", "Rose et vert", "Papier et vert", "Jaune et vert")))
    return sheet(1600, 840, s)

def grid():
    """a spread of the series: one column, one margin for notes"""
    s = f'<rect width="1200" height="900" fill="{PINK}"/><rect x="164" y="134" width="900" height="660" fill="#d99a93"/>'
    for side, x in (("l", 150), ("r", 600)):
        s += f'<rect x="{x}" y="120" width="450" height="660" fill="{PAPER if side == "r" else "#efe8da"}"/>'
        text, notes = (x + 150, x + 40) if side == "l" else (x + 50, x + 320)
        for cx, w in ((text, 250), (notes, 90)):
            s += f'<rect x="{cx}" y="180" width="{w}" height="520" fill="none" stroke="#e4452b" stroke-width="1.6"/>'
        for k in range(20):
            y = 200 + k * 26
            if side == "r" and k < 4: continue
            wide = 150 if k == 19 and side == "r" else 118 if k == 10 and side == "l" else 250
            s += f'<rect x="{text}" y="{y}" width="{wide}" height="9" fill="{GREEN}"/>'
        for y, n in ((304, 4), (512, 3)) if side == "l" else ((408, 5),):
            s += "".join(f'<rect x="{notes}" y="{y+j*16}" width="{90 if j < n-1 else 54}" height="6" fill="{GREEN}" opacity=".75"/>' for j in range(n))
        s += f'<text x="{text if side == "l" else text+250}" y="744" font-size="17" font-weight="600" fill="{GREEN}" text-anchor="{"start" if side == "l" else "end"}">{"48" if side == "l" else "49"}</text>'
    s += f'<text x="650" y="232" class="s" font-size="50" letter-spacing="-1" fill="{GREEN}">Le seuil</text><text x="650" y="272" class="i" font-size="27" fill="{GREEN}">n’est pas la porte</text>'
    return sheet(1200, 900, s)

def contour():
    """the first cover's lines, close up and without their frame"""
    b = p.BOOKS[0]
    lines = re.sub(r"<clipPath.*?</clipPath>| clip-path=.url.#m..", "", p.motif_map(b["c"], b["d"]))
    return sheet(1200, 900, f'<rect width="1200" height="900" fill="{b["bg"]}"/><g transform="translate(-190 -830) scale(2.05)">{lines}</g>')

def front():
    """the hall's front: nine bays under a saw-tooth roof, one module each"""
    s = f'<rect width="1600" height="900" fill="{PINK}"/><circle cx="1290" cy="196" r="92" fill="{PAPER}"/><rect y="760" width="1600" height="140" fill="{INK}"/>'
    s += f'<rect x="80" y="330" width="1440" height="430" fill="{BLUE}"/>'
    for i in range(9):
        x = 80 + i * 160
        s += f'<path d="M{x} 332 V236 L{x+160} 332Z" fill="{BLUE}"/><path d="M{x+10} 322 V254 L{x+124} 322Z" fill="#9fb3f0"/>'
    kinds = ("tl", "sq", "tr", "bl", "ci", "br", "tr", "bl", "tl")
    for i, k in enumerate(kinds):
        x = 80 + i * 160
        if i == 4: continue
        s += f'<g fill="{PAPER if i % 2 else PINK}">{p.module(x + 34, 404, k, 92)}</g><rect x="{x+34}" y="560" width="92" height="200" fill="{INK if i % 3 else YELLOW}"/><rect x="{x+79}" y="560" width="3" height="200" fill="{BLUE}"/>'
    s += f'<rect x="708" y="366" width="184" height="394" fill="{PAPER}"/><g transform="translate(724 388) scale(.5)" fill="{BLUE}">{p.mark()}</g><rect x="724" y="580" width="152" height="180" fill="{INK}"/><rect x="798" y="580" width="3" height="180" fill="{PAPER}"/>'
    for x, h, c in ((250, 96, YELLOW), (306, 84, PINK), (1010, 92, RED), (1184, 100, PAPER), (1226, 70, YELLOW)):
        s += f'<circle cx="{x}" cy="{800-h}" r="15" fill="{c}"/><path d="M{x-19} {806} v-{h-34} a19 19 0 0 1 38 0 v{h-34}Z" fill="{c}"/>'
    return sheet(1600, 900, s)

def modules():
    kinds, s = ("tl", "ci", "br", "tr", "sq", "bl"), f'<rect width="840" height="1180" fill="{PINK}"/>'
    for j in range(7):
        for i in range(5):
            k = kinds[(i * 2 + j * 3 + i * j) % 6]
            c = (BLUE, INK, "#f5f1e8", BLUE)[(i * 3 + j * 2 + i * j) % 4]
            s += f'<g fill="{c}">{p.module(i * 168, 2 + j * 168, k, 168)}</g>'
    return sheet(840, 1180, s)

def rain(box=None):
    svg = template("pluie", p.pluie())
    return svg.replace('viewBox="0 0 1000 1400"', f'viewBox="0 0 {box[2]} {box[3]}"').replace("<rect width", f'<g transform="translate({-box[0]} {-box[1]})"><rect width', 1).replace("</svg>", "</g></svg>") if box else svg

def artworks():
    yield "projet-1-affiche-rouge", .9, template("festival", p.FESTIVAL["festival"])
    yield "projet-1-affiche-noire", .9, template("festival", p.FESTIVAL["festival-c"])
    yield "projet-1-film", 1, film()
    yield "projet-2-couvertures", 1, covers()
    yield "projet-2-gabarit", 1, grid()
    yield "projet-2-courbes", 1, contour()
    yield "projet-3-facade", 1, front()
    yield "projet-3-affiche", 1.07, template("halle-affiche", dict(mark=p.mark()))
    yield "projet-3-modules", 1.07, modules()
    yield "projet-8-affiche", .9, rain()
    yield "projet-8-detail", 1.8, rain((480, 345, 500, 700))
