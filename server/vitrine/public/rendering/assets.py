"""The built scripts and styles: which a page needs (Vite's manifest), served compressed and immutable."""

import gzip
import hashlib
import json
import mimetypes
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import combinations
from pathlib import Path
from typing import Any

import brotli
import zstandard

from vitrine.content.catalogues import DASHBOARD_SOURCE
from vitrine.content.font_pairs import FONT_PAIRS, FontPair, sheets_of
from vitrine.content.fonts import BY_SCRIPT
from vitrine.content.layouts import LAYOUTS, OPTIONS, Option
from vitrine.content.sections import SECTIONS
from vitrine.platform.http.answers import Answer
from vitrine.platform.shipped import WEB

DIST = WEB / "dist"
SITE_ENTRY = "src/entries/site.ts"
DASHBOARD_ENTRY = "src/entries/dashboard.tsx"
LANGUAGE_ENTRY = "src/i18n/words/{language}/index.gen.ts"
NOTICE_ENTRY = "src/entries/notice.ts"
CONSTRUCTION_ENTRY = "src/entries/construction.ts"
SIDE_PAGE_ENTRY = "src/entries/sidePage.ts"
ITEM_PAGE_ENTRY = "src/entries/projectPage.ts"
LANDING_ENTRY = "src/entries/landing.ts"
GUIDE_ENTRY = "src/entries/guide.ts"
PRINT_ENTRY = "src/entries/print.css"
SCRIPTS_ENTRY = "src/entries/scripts.ts"
FAMILY_ENTRY = "src/contract/families/{sheet}.gen.css"
REVIEW_ENTRY = "src/entries/site/review/showReview.ts"
LAYOUT_ENTRY = "src/site/layouts/{layout}/{file}"
ASSETS = "/assets/"
JOINED_BY = "+"
FONT = ".woff2"
ENCODINGS = ("br", "zstd", "gzip")
_COMPRESSIBLE = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")


def compressed(data: bytes, encoding: str, *, for_ever: bool = False) -> bytes:
    """`for_ever`: the bytes are kept and sent many times, so that the extra effort is worth it."""
    if encoding == "zstd":
        return zstandard.ZstdCompressor(level=19 if for_ever else 9).compress(data)
    if encoding == "br":
        return bytes(brotli.compress(data, quality=10 if for_ever else 5))
    return gzip.compress(data, compresslevel=9 if for_ever else 6, mtime=0)


def unpacked(data: bytes) -> bytes:
    """What brotli packed."""
    return bytes(brotli.decompress(data))


def _named(header: bytes) -> dict[str, bool]:
    """What an Accept-Encoding names, and whether it wants it."""
    named: dict[str, bool] = {}
    for part in header.decode("latin-1").lower().split(","):
        name, _, weight = part.partition(";")
        named[name.strip()] = weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return named


@lru_cache(maxsize=256)  # browsers send a handful of different values; each visit asks
def _best_encoding(header: bytes) -> str | None:
    named = _named(header)
    return next((encoding for encoding in ENCODINGS if named.get(encoding)), None)


def accepts(header: bytes, encoding: str) -> bool:
    return _named(header[:200]).get(encoding, False)


def best_encoding(header: bytes) -> str | None:
    """The best of ours that the browser names; a quality of zero is a no."""
    return _best_encoding(header[:200])


@dataclass(frozen=True)
class Linked:
    """What a page must load: modules first named first, styles in order."""

    scripts: tuple[str, ...]
    preloads: tuple[str, ...]
    styles: tuple[str, ...]
    fonts: tuple[str, ...] = ()
    print_style: str = ""  # how a site stands on paper: no screen waits for it
    own_fonts: frozenset[str] = frozenset()  # of the site's font pair, which no visitor's machine has: fetched at once

    @property
    def joined_styles(self) -> tuple[str, ...]:
        """The address of all styles in one (AssetFiles joins them)."""
        names = (sheet.removeprefix(ASSETS) for sheet in self.styles)
        return (ASSETS + JOINED_BY.join(names),) if self.styles else ()


class Manifest:
    """Vite's list of built files. With `vite_url` (make dev) pages point at the dev server instead."""

    def __init__(self, dist: Path = DIST, vite_url: str = "") -> None:
        self._dist = dist
        self.vite_url = vite_url.rstrip("/")

    @cached_property
    def _chunks(self) -> dict[str, Any]:
        chunks: dict[str, Any] = json.loads((self._dist / ".vite" / "manifest.json").read_text("utf-8"))
        return chunks

    @cached_property
    def build_id(self) -> str:
        """Names this build in cache keys: other scripts, other pages."""
        if self.vite_url:
            return "dev"
        return hashlib.sha256((self._dist / ".vite" / "manifest.json").read_bytes()).hexdigest()[:12]

    def linked(self, entry: str, *also: str) -> Linked:
        if self.vite_url:
            return Linked((f"{self.vite_url}/@vite/client", f"{self.vite_url}/{entry}"), (), ())
        modules: dict[str, None] = {}
        styles: dict[str, None] = {}
        fonts: dict[str, None] = {}

        def walk(name: str) -> None:
            chunk = self._chunks[name]
            for imported in chunk.get("imports", ()):
                walk(imported)
            modules.setdefault("/" + chunk["file"])
            for style in chunk.get("css", ()):
                styles.setdefault("/" + style)
            for asset in chunk.get("assets", ()):
                if asset.endswith(FONT):
                    fonts.setdefault("/" + asset)

        for name in (entry, *also):
            walk(name)
        script = "/" + self._chunks[entry]["file"]
        return Linked((script,), tuple(module for module in modules if module != script), tuple(styles), tuple(fonts))

    def site(
        self, option: Option, apart: Sequence[str] = (), fonts: Iterable[str] = (), pair: FontPair | None = None
    ) -> Linked:
        """`apart`: the optional sections that the page shows, whose styles come with it alone; `fonts`: by name."""
        files = ("index.ts", *(f"{section.capitalize()}.tsx" for section in apart))
        entries = [LAYOUT_ENTRY.format(layout=LAYOUTS[option].name, file=file) for file in files]
        linked = self.linked(SITE_ENTRY)
        if self.vite_url:
            linked = replace(linked, scripts=(*linked.scripts, *(f"{self.vite_url}/{entry}" for entry in entries)))
        else:
            # Their views are for pages that React draws whole (web/src/site/registry.ts); visitors get islands.
            whole = self.linked(SITE_ENTRY, *entries)
            linked = replace(linked, styles=whole.styles, fonts=whole.fonts)
        return self._with_pair(self._with_print(self._with_scripts(linked, fonts)), pair)

    def side_page(self, page: str = "", fonts: Iterable[str] = (), pair: FontPair | None = None) -> Linked:
        """A page beside the main one needs styles alone; that of an item (projet/name) its own."""
        linked = self.linked(ITEM_PAGE_ENTRY if "/" in page else SIDE_PAGE_ENTRY)
        return self._with_pair(self._with_print(self._with_scripts(linked, fonts)), pair)

    def _with_print(self, linked: Linked) -> Linked:
        if self.vite_url:
            return replace(linked, scripts=(*linked.scripts, f"{self.vite_url}/{PRINT_ENTRY}"))
        return replace(linked, print_style="/" + self._chunks[PRINT_ENTRY]["file"])

    def _with_pair(self, linked: Linked, pair: FontPair | None) -> Linked:
        """With the sheets of the families that the site wears."""
        entries = [FAMILY_ENTRY.format(sheet=sheet) for sheet in sheets_of(pair)] if pair else []
        if self.vite_url:
            return replace(linked, scripts=(*linked.scripts, *(f"{self.vite_url}/{entry}" for entry in entries)))
        sheets = tuple("/" + self._chunks[entry]["file"] for entry in entries)
        fonts = tuple("/" + asset for entry in entries for asset in self._chunks[entry].get("assets", ()))
        return replace(
            linked, styles=(*linked.styles, *sheets), fonts=(*linked.fonts, *fonts), own_fonts=frozenset(fonts)
        )

    def _with_scripts(self, linked: Linked, fonts: Iterable[str]) -> Linked:
        """With the sheet of further scripts' fonts where the page shows letters of one."""
        if not any(f"-{subset}-" in name for name in fonts for subset in BY_SCRIPT):
            return linked
        also = self.linked(SCRIPTS_ENTRY)
        scripts = also.scripts[1:]  # in `make dev` styles come by Vite's scripts; built, there is none to run
        return replace(
            linked,
            scripts=linked.scripts + scripts,
            styles=linked.styles + also.styles,
            fonts=linked.fonts + also.fonts,
        )

    def landing(self) -> Linked:
        """The instance's own pages (public/landing/): styles alone too."""
        return self.linked(LANDING_ENTRY)

    def guide(self) -> Linked:
        """The owner's guide (public/guide/): styles alone."""
        return self.linked(GUIDE_ENTRY)

    def review(self) -> Linked:
        """What a draft shown to others has besides (reviews/): its bar and its remarks."""
        return self.linked(REVIEW_ENTRY)

    @cached_property
    def joined_sheets(self) -> frozenset[str]:
        """Whatever a page may ask for: each layout with any of the optional sections, and what stands beside it."""
        optional = [name for name, section in SECTIONS.items() if section.is_optional]
        chosen = [some for count in range(len(optional) + 1) for some in combinations(optional, count)]
        further = [f"-{subset}-" for subset in BY_SCRIPT]
        plain = [
            *(self.site(option, apart, fonts) for option in OPTIONS for apart in chosen for fonts in ([], further)),
            *(self.side_page(page, fonts) for page in ("", "projet/") for fonts in ([], further)),
        ]
        dressed = (self._with_pair(linked, pair) for linked in plain for pair in FONT_PAIRS)
        pages = [*plain, *dressed, self.landing()]
        return frozenset(sheet for linked in pages for sheet in linked.joined_styles)

    def dashboard(self, language: str = DASHBOARD_SOURCE) -> Linked:
        """Another language's words are a module that runs before the dashboard's own: modules run in their order."""
        linked = self.linked(DASHBOARD_ENTRY)
        if language == DASHBOARD_SOURCE:
            return linked
        words = self.linked(LANGUAGE_ENTRY.format(language=language))
        first = [script for script in words.scripts if script not in linked.scripts]
        *clients, own = linked.scripts
        return replace(linked, scripts=(*clients, *first, own))

    def notice(self) -> Linked:
        """Pages that stand in for a site are styled by the server's bundle's own sheet."""
        return self.linked(NOTICE_ENTRY)

    def construction(self) -> tuple[str, str]:
        """The waiting page's script, and the one that it fetches for the site's owner alone."""
        return self.linked(CONSTRUCTION_ENTRY).scripts[-1], self.linked(SITE_ENTRY).scripts[-1]


class AssetFiles:
    """/assets/*: read once, compressed once, kept. Names carry the content's hash, so browsers keep them for ever."""

    def __init__(self, manifest: Manifest, dist: Path = DIST) -> None:
        self._manifest, self._root = manifest, dist / "assets"
        self._cached: dict[tuple[str, str | None], Answer] = {}

    def cached(self, name: str, accepted: bytes) -> Answer | None:
        """The file when it was read before."""
        return self._cached.get((name, best_encoding(accepted)))

    @cached_property
    def _names(self) -> frozenset[str]:
        """What was built. Strangers' names are looked for here and never on the disk, which refuses some of them."""
        return frozenset(path.name for path in self._root.iterdir()) if self._root.is_dir() else frozenset()

    def get(self, name: str, accepted: bytes) -> Answer | None:
        """The file, read and compressed now; None when there is none of that name."""
        # Only what our pages name is joined: strangers could ask for millions of others.
        names = name.split(JOINED_BY) if ASSETS + name in self._manifest.joined_sheets else [name]
        if not self._names.issuperset(names):
            return None
        parts = [self._root / part for part in names]
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if kind == "text/javascript":
            kind = "text/javascript; charset=utf-8"
        asked = best_encoding(accepted)
        encoding = asked if kind.startswith(_COMPRESSIBLE) else None
        data = b"".join(part.read_bytes() for part in parts)
        headers = [
            (b"content-type", kind.encode()),
            (b"cache-control", b"public, max-age=31536000, immutable"),
            (b"x-content-type-options", b"nosniff"),
            (b"vary", b"Accept-Encoding"),
        ]
        if encoding:
            data = compressed(data, encoding, for_ever=True)
            headers.append((b"content-encoding", encoding.encode()))
        headers.append((b"content-length", str(len(data)).encode()))
        answer = self._cached[(name, asked)] = Answer(200, headers, data)
        return answer
