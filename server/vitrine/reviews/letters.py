"""The mail that tells the owner that somebody reads his draft and remarks on it, in French."""

from vitrine.mail import Letter
from vitrine.reviews.tables import Remark


def remark_letter(remark: Remark, to: str, origin: str) -> Letter:
    by_link = f" par le lien «\u202f{remark.link_label}\u202f»" if remark.link_label else ""
    said = tuple(part for part in remark.text.split("\n\n") if part.strip())
    return Letter(
        to=to,
        subject=f"Une remarque de {remark.name} sur votre brouillon",
        paragraphs=(f"{remark.name} relit votre brouillon{by_link} et remarque\u202f:", *said),
        action=("Voir les remarques", f"{origin}/dashboard"),
        footer="Celles qui suivent de moins d’une heure, par le même lien, ne sont pas annoncées. "
        "Ces avis se désactivent avec ceux des messages, sur la page des messages.",
        key=f"remark-{remark.id}",
    )
