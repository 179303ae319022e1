"""The files that everybody may have, remembered: file_routes.py asks, and the front, for every picture of a page."""

from collections import OrderedDict
from collections.abc import Callable

from vitrine.platform.http.answers import Answer
from vitrine.sites.media.serving import StoredFile

_PUBLIC_FILES_MAX = 10_000
# Small ones are kept whole and answered on the wire: a page's pictures are most of what a first visit costs.
KEPT_FILE_MAX_BYTES = 128 << 10
PAGES_SHARE = 4  # beside the pages that are kept, and a fourth of their room: whoever gives those less gives these less
ANSWER_BYTES = 1_500  # what an answer takes beside its file: headers, path, objects
_NOT_WHOLE = frozenset((b"range", b"if-none-match", b"if-range"))


class PublicFiles:
    """What everybody may have, remembered until less may be: a page's pictures should not each ask.

    `token` changes with every commit that hides a site or forgets a file, of any process
    (public/rendering/cache/watch.py).
    """

    def __init__(self, token: Callable[[], int], page_memory_bytes: int) -> None:
        self._token, self._max_bytes = token, page_memory_bytes // PAGES_SHARE
        self._since: int | None = None
        self._files: OrderedDict[str, StoredFile] = OrderedDict()
        self._answers: OrderedDict[str, Answer] = OrderedDict()
        self._answer_bytes = 0

    def find(self, path: str) -> StoredFile | None:
        self._forget_if_changed()
        return self._files.get(path)

    def answer_from_memory(self, path: str, headers: dict[bytes, bytes]) -> Answer | None:
        """A whole file that everybody may have and that was asked for before."""
        self._forget_if_changed()
        answer = self._answers.get(path)
        if answer is None or not _NOT_WHOLE.isdisjoint(headers):
            return None
        self._answers.move_to_end(path)
        return answer

    def _forget_if_changed(self) -> None:
        token = self._token()
        if token != self._since:
            self._files.clear()
            self._answers.clear()
            self._since, self._answer_bytes = token, 0

    def keep(self, path: str, file: StoredFile, since: int | None) -> None:
        if since == self._since:  # nothing happened while the database was asked
            self._files[path] = file
            if len(self._files) > _PUBLIC_FILES_MAX:
                self._files.popitem(last=False)

    def keep_answer(self, path: str, answer: Answer, since: int | None) -> None:
        """A whole file, as it was answered."""
        size = len(answer.body)
        if since != self._since or not size or size > KEPT_FILE_MAX_BYTES or path in self._answers:
            return
        self._answers[path] = answer
        self._answer_bytes += size + ANSWER_BYTES
        while self._answer_bytes > self._max_bytes:
            self._answer_bytes -= len(self._answers.popitem(last=False)[1].body) + ANSWER_BYTES

    @property
    def since(self) -> int | None:
        return self._since
