// Every French sentence of the dashboard, once. Rooms keep their own page of it; this one joins them and speaks for problems.
import type { ApiProblem, ProblemCode } from "../api/client";
import { accountProblems } from "./accounts";
import { cvProblems } from "./cv";
import { domainProblems } from "./domains";
import { importProblems } from "./imports";
import { mediaProblems } from "./media";
import { messageProblems } from "./messages";
import { reviewProblems } from "./reviews";
import type { Params, Sentences } from "./sentence";
import { locale, spoken } from "./spoken";
import { takeawayProblems } from "./takeaways";
import { translationProblems } from "./translation";
import { versionProblems } from "./versions";

const seconds = (params: Params): string => {
  const count = Number(params.seconds ?? 60);
  return count < 90 ? `${count} seconde${count > 1 ? "s" : ""}` : `${Math.ceil(count / 60)} minutes`;
};

/** Without an entry for every code of the server this does not compile. */
type OwnCode = Exclude<
  ProblemCode,
  `${"accounts" | "cv" | "domains" | "imports" | "media" | "messages" | "translations" | "versions" | "takeaway" | "reviews"}.${string}`
>;

export const otherProblems: Sentences<OwnCode> = spoken("otherProblems", {
  "network.offline": "Le serveur ne répond pas. Vérifiez votre connexion.",
  "server.bad_host": "Cette demande ne dit pas à quelle adresse elle s’adresse.",
  "server.body_too_large": "C’est trop volumineux pour être envoyé.",
  "server.body_too_slow": "L’envoi a pris trop de temps.",
  "server.failed": "Le serveur a rencontré une erreur.",
  "server.invalid": "Certains champs ne sont pas valides.",
  "server.method_not_allowed": "Cette action n’est pas possible ici.",
  "server.no_space": "Le serveur n’a plus de place pour enregistrer.",
  "server.not_found": "Introuvable.",
  "server.too_many": (params) => `Trop d’essais. Réessayez dans ${seconds(params)}.`,
  "server.conflict": "Un autre changement est arrivé au même moment. Réessayez.",
  "server.unavailable": "Le service est momentanément indisponible.",
  "server.unknown_host": "Cette adresse n’est pas celle de ce site.",
  "server.unsupported_body": "Ce format n’est pas accepté.",
  "site.idempotency_key_reused": "Cet enregistrement a déjà eu lieu.",
  "site.not_suspended": "Ce site n’est pas suspendu.",
  "site.revision_missing": "La version de départ manque : rechargez la page.",
  "site.section_too_long": ({ maxChars }) =>
    `Cette section contient trop de texte : ${Number(maxChars).toLocaleString(locale())} caractères au plus par langue. Raccourcissez-la ou retirez des éléments.`,
  "site.slug_taken": "Cette adresse est déjà prise.",
  "site.too_many_items": ({ max }) =>
    `${max} éléments au plus dans cette liste. Retirez-en un pour en ajouter un autre.`,
  "site.too_many_languages": ({ max }) => `${max} langues au plus.`,
  "site.stale": "Cette section a été enregistrée ailleurs entre-temps.",
  "site.suspended_gone": "Ce site n’est plus disponible.",
  "site.suspended_legal": "Ce site n’est pas disponible pour des raisons légales.",
  "storage.file_missing": "Ce fichier n’existe plus.",
  "storage.no_answer": "Le stockage des fichiers ne répond pas. Réessayez dans un instant.",
  "tiers.already_paid": "La version payante est déjà active.",
  "tiers.key_empty": "Veuillez entrer une clé d’activation !",
  "tiers.key_invalid": "❌ Clé invalide !",
  "tiers.key_mistyped": "❌ Clé invalide !",
  "tiers.one_language": "Version gratuite : une seule langue autorisée !",
  "tiers.paid_only": "Réservé à la version payante.",
});

const problems: Sentences<ProblemCode> = {
  ...accountProblems,
  ...cvProblems,
  ...domainProblems,
  ...importProblems,
  ...mediaProblems,
  ...messageProblems,
  ...translationProblems,
  ...versionProblems,
  ...takeawayProblems,
  ...reviewProblems,
  ...otherProblems,
};

export const problemForms = spoken("problemForms", {
  withReference: (text: string, reference: string): string => `${text} (réf. ${reference})`,
});

/** A site that has no room left is no failure of ours, though its status says 5xx. */
const isFailure = ({ code, status }: ApiProblem): boolean => status >= 500 && code !== "media.no_room";

/** What to tell the owner about a refusal; failures of ours carry the reference under which the log knows them. */
export function problemText(problem: ApiProblem): string {
  const sentence = problems[problem.code] ?? problems["server.failed"];
  const text = typeof sentence === "function" ? sentence(problem.params) : sentence;
  return isFailure(problem) && problem.reference ? problemForms.withReference(text, problem.reference) : text;
}
