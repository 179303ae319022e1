// The words that we add to a visitor's page, in the page's language (D31). The spec's own words stay French, in the views.
interface Words {
  skipToContent: string;
  navigation: string;
  theme: string;
  language: string;
  pause: string;
  play: string;
  previous: string;
  next: string;
  slide: string;
  carousel: string;
  enlarge: string;
  close: string;
  newTab: string;
  downloadCv: string;
  topOfPage: string;
  sent: string;
  sending: string;
  retry: string;
  sectionNames: { home: string; about: string; projects: string; skills: string; experience: string; contact: string };
  current: string;
  draftShown: string;
}

const english: Words = {
  skipToContent: "Skip to content",
  navigation: "Navigation",
  theme: "Colour theme",
  language: "Language",
  pause: "Pause",
  play: "Play",
  previous: "Previous",
  next: "Next",
  slide: "Slide",
  carousel: "carousel",
  enlarge: "Enlarge",
  close: "Close",
  newTab: "new tab",
  downloadCv: "View the CV",
  topOfPage: "Back to top",
  sent: "Thank you, your message has been sent.",
  sending: "Sending…",
  retry: "Try again",
  sectionNames: {
    home: "Home",
    about: "About",
    projects: "Projects",
    skills: "Skills",
    experience: "Experience",
    contact: "Contact",
  },
  current: "present",
  draftShown: "You are looking at your draft",
};

const catalogue: Record<string, Words> = {
  EN: english,
  FR: {
    skipToContent: "Aller au contenu",
    navigation: "Navigation",
    theme: "Thème de couleurs",
    language: "Langue",
    pause: "Pause",
    play: "Lecture",
    previous: "Précédent",
    next: "Suivant",
    slide: "Vue",
    carousel: "carrousel",
    enlarge: "Agrandir",
    close: "Fermer",
    newTab: "nouvel onglet",
    downloadCv: "Voir le CV",
    topOfPage: "Haut de page",
    sent: "Merci, votre message est envoyé.",
    sending: "Envoi…",
    retry: "Réessayer",
    sectionNames: {
      home: "Accueil",
      about: "À propos",
      projects: "Projets",
      skills: "Compétences",
      experience: "Expérience",
      contact: "Contact",
    },
    current: "en cours",
    draftShown: "Vous voyez votre brouillon",
  },
  ES: {
    skipToContent: "Ir al contenido",
    navigation: "Navegación",
    theme: "Tema de color",
    language: "Idioma",
    pause: "Pausa",
    play: "Reproducir",
    previous: "Anterior",
    next: "Siguiente",
    slide: "Vista",
    carousel: "carrusel",
    enlarge: "Ampliar",
    close: "Cerrar",
    newTab: "pestaña nueva",
    downloadCv: "Ver el CV",
    topOfPage: "Volver arriba",
    sent: "Gracias, su mensaje se ha enviado.",
    sending: "Enviando…",
    retry: "Reintentar",
    sectionNames: {
      home: "Inicio",
      about: "Acerca de",
      projects: "Proyectos",
      skills: "Competencias",
      experience: "Experiencia",
      contact: "Contacto",
    },
    current: "actualidad",
    draftShown: "Está viendo su borrador",
  },
  PT: {
    skipToContent: "Ir para o conteúdo",
    navigation: "Navegação",
    theme: "Tema de cores",
    language: "Idioma",
    pause: "Pausa",
    play: "Reproduzir",
    previous: "Anterior",
    next: "Seguinte",
    slide: "Vista",
    carousel: "carrossel",
    enlarge: "Ampliar",
    close: "Fechar",
    newTab: "novo separador",
    downloadCv: "Ver o CV",
    topOfPage: "Voltar ao topo",
    sent: "Obrigado, a sua mensagem foi enviada.",
    sending: "A enviar…",
    retry: "Tentar de novo",
    sectionNames: {
      home: "Início",
      about: "Sobre",
      projects: "Projetos",
      skills: "Competências",
      experience: "Experiência",
      contact: "Contacto",
    },
    current: "presente",
    draftShown: "Está a ver o seu rascunho",
  },
  IT: {
    skipToContent: "Vai al contenuto",
    navigation: "Navigazione",
    theme: "Tema di colore",
    language: "Lingua",
    pause: "Pausa",
    play: "Riproduci",
    previous: "Precedente",
    next: "Successivo",
    slide: "Vista",
    carousel: "carosello",
    enlarge: "Ingrandisci",
    close: "Chiudi",
    newTab: "nuova scheda",
    downloadCv: "Vedi il CV",
    topOfPage: "Torna su",
    sent: "Grazie, il messaggio è stato inviato.",
    sending: "Invio…",
    retry: "Riprova",
    sectionNames: {
      home: "Inizio",
      about: "Chi sono",
      projects: "Progetti",
      skills: "Competenze",
      experience: "Esperienza",
      contact: "Contatti",
    },
    current: "in corso",
    draftShown: "Sta vedendo la sua bozza",
  },
};

export const words = (language: string): Words => catalogue[language] ?? english;

const ownNames: Record<string, string> = {
  EN: "English",
  FR: "Français",
  ES: "Español",
  PT: "Português",
  IT: "Italiano",
};

/** A language's name in itself; the server's V8 knows them, the page carries the result. */
export function languageName(code: string): string {
  const known = ownNames[code];
  if (known) return known;
  try {
    const lang = code.toLowerCase();
    const name = new Intl.DisplayNames([lang], { type: "language", fallback: "none" }).of(lang);
    return name ? name.charAt(0).toLocaleUpperCase(lang) + name.slice(1) : code;
  } catch {
    return code;
  }
}
