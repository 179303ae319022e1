// The editors of the sections.
import type { Catalogue } from "../catalogue";
import { counted } from "./numbers";

type Labels = Catalogue["sectionLabels"];

const heading = "Section title";
const saveFailed = "Saving failed!";
const savedIn = (language: string): string => `✅ ${language} content saved!`;
const photoAlt = "Description of the photo, for people who can’t see it";
const imageAlt = "Description of the image, for people who can’t see it";
/** What a contact entry can be; brands keep their names. */
export const networkNames: Labels["contact"]["choices"]["entries.network"] = {
  email: "Email",
  phone: "Phone",
  facebook: "Facebook",
  instagram: "Instagram",
  twitter: "Twitter (X)",
  linkedin: "LinkedIn",
  youtube: "YouTube",
  github: "GitHub",
  whatsapp: "WhatsApp",
  snapchat: "Snapchat",
  pinterest: "Pinterest",
  twitch: "Twitch",
  telegram: "Telegram",
  website: "Website",
  behance: "Behance",
  dribbble: "Dribbble",
  bluesky: "Bluesky",
  mastodon: "Mastodon",
  tiktok: "TikTok",
  threads: "Threads",
  gitlab: "GitLab",
  vimeo: "Vimeo",
  soundcloud: "SoundCloud",
  orcid: "ORCID",
};

const home: Labels["home"] = {
  title: "Home",
  fields: {
    firstLine: "First line",
    headline: "Title",
    subtitle: "Subtitle",
    title: "Title",
    shortDescription: "Short description",
    logoText: "Logo text",
    statement: "Title",
    footer: "Text at the bottom of the section",
    logoAlt: "Description of the logo, for people who can’t see it",
    photoAlt,
    logo: "Logo",
    photo: "Profile photo",
    cv: "CV",
    cvSource: "Where the CV comes from",
    showsLogo: "Show the logo",
    showsPhoto: "Show the photo",
    showsImage: "Show the image",
    keepsLogoColours: "Keep its colours",
    showsCv: "Show the CV",
    photoShape: "Shape of the photo",
    imageSize: "Size of the image",
  },
  choices: {
    cvSource: { file: "Uploaded file", classic: "Classic", modern: "Modern" },
    photoShape: { ronde: "Round", carre: "Square" },
    imageSize: { normal: "Normal (400 px)", small: "Small (150 px)" },
  },
  lists: {},
  files: {
    logo: { deleted: "🖼️ Logo deleted!", deleteFailed: "The logo could not be deleted!" },
    photo: { deleted: "Photo deleted!", deleteFailed: "The photo could not be deleted!" },
    cv: { deleted: "📄 CV deleted!", deleteFailed: "The CV could not be deleted!" },
  },
  count: () => "Filled in",
  saved: () => "Saved!",
  failed: () => saveFailed,
};

const about: Labels["about"] = {
  title: "About",
  fields: {
    heading,
    body: "Main text",
    galleryTitle: "Gallery title",
    secondBody: "Second text",
    team: "Team",
    "team.image": "Photo",
    "team.name": "Name",
    "team.role": "Role",
    "team.alt": photoAlt,
    photos: "Photos",
    "photos.image": "Photo",
    "photos.alt": photoAlt,
    itemTitle: "Style of the names",
    itemText: "Style of the roles",
  },
  choices: {},
  lists: {
    team: {
      add: "Add a person",
      added: "Person added!",
      deleted: "Person deleted!",
      deleteFailed: "The person could not be deleted!",
      missing: { image: "No image selected!" },
    },
    photos: {
      add: "Add a photo",
      added: "Photo added!",
      deleted: "Photo deleted!",
      deleteFailed: "The photo could not be deleted!",
      missing: { image: "No image selected!" },
      full: "You can add 2 photos at most.",
    },
  },
  files: {},
  count: (photos) => counted(photos, "photo", "photos"),
  saved: savedIn,
  failed: () => saveFailed,
};

const projects: Labels["projects"] = {
  title: "Projects",
  fields: {
    heading,
    projects: "Projects",
    "projects.image": "Project image",
    "projects.title": "Project title",
    "projects.description": "Description",
    "projects.link": "Project link",
    "projects.alt": imageAlt,
    usesSecondCarousel: "Display",
    itemTitle: "Style of the project titles",
    itemText: "Style of the descriptions",
  },
  switches: {
    usesSecondCarousel: (isOn) => (isOn ? "Display 2: long carousel" : "Display 1: short carousel"),
  },
  choices: {},
  lists: {
    projects: {
      add: "Add a project",
      added: "Project added!",
      deleted: "Project deleted!",
      deleteFailed: "The project could not be deleted!",
      missing: { image: "No image selected!" },
    },
  },
  files: {},
  count: (items) => counted(items, "project", "projects"),
  saved: (language) => `Projects (${language}) saved!`,
  failed: () => saveFailed,
};

const skills: Labels["skills"] = {
  title: "Skills",
  fields: {
    heading,
    skills: "Cards",
    "skills.image": "Image",
    "skills.title": "Title",
    "skills.description": "Description",
    "skills.alt": imageAlt,
    itemTitle: "Style of the titles",
    itemText: "Style of the descriptions",
  },
  choices: {},
  lists: {
    skills: {
      add: "Add a card",
      added: "Card added!",
      deleted: "Card deleted!",
      deleteFailed: "The card could not be deleted!",
      missing: { image: "Please select an image" },
    },
  },
  files: {},
  count: (cards) => counted(cards, "card", "cards"),
  saved: savedIn,
  failed: (reason) => `${saveFailed} ${reason}`.trim(),
};

const services: Labels["services"] = {
  title: "Services",
  fields: {
    heading,
    services: "Services",
    "services.icon": "Icon",
    "services.title": "Service name",
    "services.description": "Description",
    "services.price": "Price",
    "services.isOnQuote": "Price on request",
    "services.link": "Link",
    itemTitle: "Style of the service names",
    itemText: "Style of the descriptions",
  },
  choices: {
    "services.icon": {
      pen: "Pencil",
      camera: "Camera",
      code: "Code",
      book: "Book",
      talk: "Conversation",
      tool: "Tool",
      leaf: "Leaf",
      music: "Music",
      heart: "Heart",
      house: "House",
      chart: "Chart",
      globe: "Globe",
    },
  },
  lists: {
    services: {
      add: "Add a service",
      added: "Service added!",
      deleted: "Service deleted!",
      deleteFailed: "The service could not be deleted!",
      missing: { title: "The service name is missing." },
    },
  },
  files: {},
  count: (items) => counted(items, "service", "services"),
  saved: savedIn,
  failed: () => saveFailed,
};

const testimonials: Labels["testimonials"] = {
  title: "Testimonials",
  fields: {
    heading,
    testimonials: "Testimonials",
    "testimonials.quote": "Quote",
    "testimonials.name": "Person’s name",
    "testimonials.role": "Role",
    "testimonials.image": "Portrait",
    "testimonials.link": "Link",
    itemText: "Style of the quotes",
    itemTitle: "Style of the names",
  },
  choices: {},
  lists: {
    testimonials: {
      add: "Add a testimonial",
      added: "Testimonial added!",
      deleted: "Testimonial deleted!",
      deleteFailed: "The testimonial could not be deleted!",
      missing: { quote: "The quote is missing.", name: "The person’s name is missing." },
    },
  },
  files: {},
  count: (items) => counted(items, "testimonial", "testimonials"),
  saved: savedIn,
  failed: () => saveFailed,
};

const experience: Labels["experience"] = {
  title: "Experience",
  fields: {
    heading,
    positions: "Positions",
    "positions.title": "Position",
    "positions.organisation": "Organisation",
    "positions.place": "Place",
    "positions.start": "Start",
    "positions.end": "End",
    "positions.isCurrent": "Current",
    "positions.description": "Description",
    itemTitle: "Style of the positions",
    itemText: "Style of the descriptions",
  },
  choices: {},
  lists: {
    positions: {
      add: "Add a position",
      added: "Position added!",
      deleted: "Position deleted!",
      deleteFailed: "The position could not be deleted!",
      missing: { title: "The position is missing." },
    },
  },
  files: {},
  count: (positions) => counted(positions, "position", "positions"),
  saved: savedIn,
  failed: () => saveFailed,
};

const contact: Labels["contact"] = {
  title: "Contact",
  fields: {
    heading,
    formHeading: "Form title",
    entriesTitle: "List title",
    nameLabel: "Label for the name",
    emailLabel: "Label for the email",
    messageLabel: "Label for the message",
    sendLabel: "Label for the send button",
    entries: "Contact details",
    "entries.network": "Network",
    "entries.title": "Title",
    "entries.detail": "Information",
    "entries.link": "Link",
    itemTitle: "Style of the contact details’ titles",
    itemText: "Style of the information",
  },
  choices: { "entries.network": networkNames },
  lists: {
    entries: {
      add: "Add contact details",
      added: "Contact details added!",
      deleted: "Contact details deleted!",
      deleteFailed: "The contact details could not be deleted!",
      missing: { network: "Please enter a valid link or piece of information!" },
    },
  },
  files: {},
  count: (entries) => counted(entries, "entry", "entries"),
  saved: () => "Contact details saved!",
  failed: (reason) => `Saving failed: ${reason}`,
};

const legal: Labels["legal"] = {
  title: "Legal notice",
  fields: {
    publisher: "Publisher: name, or company name and legal form",
    registration: "Registration number (company register, SIREN, RCS, RNE…)",
    vat: "VAT number",
    address: "Address",
    phone: "Phone",
    email: "Email for requests",
    director: "Publication director, if not the publisher",
    host: "Host: name, address, phone",
    more: "Text added to the page",
  },
  choices: {},
  lists: {},
  files: {},
  count: () => "",
  saved: () => "Legal notice saved!",
  failed: () => saveFailed,
};

const appearance: Labels["appearance"] = {
  title: "Appearance",
  fields: {
    order: "Order of sections",
    hidden: "Hidden sections",
    background: "Background colour",
    text: "Text colour",
    accent: "Accent colour",
    fontPair: "Font pair",
  },
  choices: {
    fontPair: {
      galerie: "Gallery",
      salon: "Salon",
      lettres: "Letters",
      recit: "Story",
      revue: "Review",
      atelier: "Workshop",
      manifeste: "Manifesto",
      code: "Code",
    },
  },
  lists: {},
  files: {},
  count: () => "",
  saved: () => "Appearance saved!",
  failed: () => saveFailed,
};

const sharing: Labels["sharing"] = {
  title: "Sharing",
  fields: {
    title: "Title for search engines",
    description: "Description",
    showsShare: "Show a “Share” button at the bottom of the page",
    pictures: "Sharing image",
    "pictures.image": "Image, ideally 1200 × 630",
  },
  choices: {},
  lists: {
    pictures: {
      add: "Add a sharing image",
      added: "Image added!",
      deleted: "Image deleted!",
      deleteFailed: "The image could not be deleted!",
      missing: { image: "No image selected!" },
      full: "Only one sharing image per language: delete the other one first.",
    },
  },
  files: {},
  count: (pictures) => counted(pictures, "image", "images"),
  saved: savedIn,
  failed: () => saveFailed,
};

export const sectionLabels: Labels = {
  home,
  about,
  projects,
  skills,
  services,
  testimonials,
  experience,
  contact,
  legal,
  appearance,
  sharing,
};
