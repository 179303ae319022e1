"""The six sections, in the order of the page (D5)."""

from vitrine.content.describe import Section, SectionName
from vitrine.content.sections.about import ABOUT
from vitrine.content.sections.contact import CONTACT
from vitrine.content.sections.experience import EXPERIENCE
from vitrine.content.sections.home import HOME
from vitrine.content.sections.projects import PROJECTS
from vitrine.content.sections.skills import SKILLS

SECTIONS: dict[SectionName, Section] = {
    section.name: section for section in (HOME, ABOUT, PROJECTS, SKILLS, EXPERIENCE, CONTACT)
}
