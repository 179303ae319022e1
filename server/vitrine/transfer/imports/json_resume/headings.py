"""Headings of the sections that a résumé fills: it has none, and a page without them is a row of empty bands.

The words are those that the CV made from the same data has (web/src/site/sections/*/words.ts).
"""

HEADINGS: dict[str, dict[str, str]] = {
    "about": {
        "EN": "About",
        "FR": "À propos",
        "ES": "Acerca de",
        "PT": "Sobre",
        "IT": "Chi sono",
        "DE": "Über mich",
        "NL": "Over mij",
        "AR": "نبذة عني",
    },
    "projects": {
        "EN": "Projects",
        "FR": "Projets",
        "ES": "Proyectos",
        "PT": "Projetos",
        "IT": "Progetti",
        "DE": "Projekte",
        "NL": "Projecten",
        "AR": "المشاريع",
    },
    "skills": {
        "EN": "Skills",
        "FR": "Compétences",
        "ES": "Competencias",
        "PT": "Competências",
        "IT": "Competenze",
        "DE": "Kompetenzen",
        "NL": "Vaardigheden",
        "AR": "المهارات",
    },
    "experience": {
        "EN": "Experience",
        "FR": "Expérience",
        "ES": "Experiencia",
        "PT": "Experiência",
        "IT": "Esperienza",
        "DE": "Erfahrung",
        "NL": "Ervaring",
        "AR": "الخبرة",
    },
    "testimonials": {
        "EN": "Testimonials",
        "FR": "Témoignages",
        "ES": "Testimonios",
        "PT": "Testemunhos",
        "IT": "Testimonianze",
        "DE": "Empfehlungen",
        "NL": "Aanbevelingen",
        "AR": "آراء العملاء",
    },
    "contact": {
        "EN": "Contact",
        "FR": "Contact",
        "ES": "Contacto",
        "PT": "Contacto",
        "IT": "Contatti",
        "DE": "Kontakt",
        "NL": "Contact",
        "AR": "التواصل",
    },
}


def heading_of(section: str, language: str) -> str | None:
    """English for other languages, as on their pages; None of a section that has no heading to give."""
    words = HEADINGS.get(section)
    return words.get(language, words["EN"]) if words else None
