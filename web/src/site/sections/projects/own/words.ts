// What stands on a project's page though nobody wrote it; English where we have no words.
import { spoken } from "../../../words/index";
import type { WordsLanguage } from "../../../words/words";

export interface ProjectWords {
  back: string;
  client: string;
  year: string;
  role: string;
  team: string;
  links: string;
  film: string;
  /** Said before anything of another's is fetched. */
  from: (host: string) => string;
  next: string;
  previous: string;
}

const catalogue: Record<WordsLanguage, ProjectWords> = {
  EN: {
    back: "All projects",
    client: "Client",
    year: "Year",
    role: "Role",
    team: "Team",
    links: "Links",
    film: "Play the film",
    from: (host) => `Loaded from ${host} once you click`,
    next: "Next project",
    previous: "Previous project",
  },
  FR: {
    back: "Tous les projets",
    client: "Client",
    year: "Année",
    role: "Rôle",
    team: "Équipe",
    links: "Liens",
    film: "Lire le film",
    from: (host) => `Chargé depuis ${host} après votre clic`,
    next: "Projet suivant",
    previous: "Projet précédent",
  },
  ES: {
    back: "Todos los proyectos",
    client: "Cliente",
    year: "Año",
    role: "Función",
    team: "Equipo",
    links: "Enlaces",
    film: "Ver el video",
    from: (host) => `Se carga desde ${host} al hacer clic`,
    next: "Proyecto siguiente",
    previous: "Proyecto anterior",
  },
  PT: {
    back: "Todos os projetos",
    client: "Cliente",
    year: "Ano",
    role: "Função",
    team: "Equipa",
    links: "Links",
    film: "Ver o vídeo",
    from: (host) => `Carregado de ${host} depois do clique`,
    next: "Projeto seguinte",
    previous: "Projeto anterior",
  },
  IT: {
    back: "Tutti i progetti",
    client: "Cliente",
    year: "Anno",
    role: "Ruolo",
    team: "Team",
    links: "Link",
    film: "Guarda il video",
    from: (host) => `Caricato da ${host} dopo il clic`,
    next: "Progetto successivo",
    previous: "Progetto precedente",
  },
  DE: {
    back: "Alle Projekte",
    client: "Auftraggeber",
    year: "Jahr",
    role: "Rolle",
    team: "Team",
    links: "Links",
    film: "Film abspielen",
    from: (host) => `Wird erst nach Ihrem Klick von ${host} geladen`,
    next: "Nächstes Projekt",
    previous: "Voriges Projekt",
  },
  NL: {
    back: "Alle projecten",
    client: "Klant",
    year: "Jaar",
    role: "Rol",
    team: "Team",
    links: "Links",
    film: "Film afspelen",
    from: (host) => `Wordt pas na uw klik van ${host} geladen`,
    next: "Volgend project",
    previous: "Vorig project",
  },
  AR: {
    back: "كل المشاريع",
    client: "العميل",
    year: "السنة",
    role: "الدور",
    team: "الفريق",
    links: "روابط",
    film: "تشغيل الفيديو",
    from: (host) => `يُحمَّل من \u2068${host}\u2069 بعد النقر`,
    next: "المشروع التالي",
    previous: "المشروع السابق",
  },
};

export const projectWords = (language: string): ProjectWords => catalogue[spoken(language)];
