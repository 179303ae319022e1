// Pages that stand in for a site: nothing at this address, no site yet, none any more, under construction, suspended
// by the operator. Public, so they follow its look.
type Words = { title: string; text: string; link?: { href: string; label: string } };
export type NoticeKind = keyof typeof texts;

const texts = {
  notFound: {
    title: "Page introuvable",
    text: "Rien ne se trouve à cette adresse. Le lien est peut-être ancien, ou mal recopié.",
    link: { href: "/", label: "Revenir à l’accueil" },
  },
  empty: {
    title: "Bienvenue dans Vitrine",
    text: "Cette instance ne montre encore aucun site. Créez votre compte : quelques minutes suffisent pour une première page.",
    link: { href: "/dashboard/signup", label: "Créer mon compte" },
  },
  left: {
    title: "Site supprimé",
    text: "Le site qui se trouvait à cette adresse n’existe plus.",
  },
  construction: {
    title: "Site en construction",
    text: "Cette page se prépare. Revenez bientôt.",
  },
} satisfies Record<string, Words>;

// `said`: the words of a notice that the server has in several languages.
export function Notice({ kind, said }: { kind: NoticeKind; said?: Words | null }) {
  const { title, text, link }: Words = said ?? texts[kind];
  return (
    <main className="notice">
      <p className="notice-mark" aria-hidden="true">
        <span />
        <span />
        <span />
      </p>
      <h1>{title}</h1>
      <p>{text}</p>
      {link && (
        <p>
          <a className="notice-link" href={link.href}>
            {link.label}
          </a>
        </p>
      )}
    </main>
  );
}
