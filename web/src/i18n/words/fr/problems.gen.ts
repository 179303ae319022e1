// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { counted, figure } = sentencesIn("fr-FR");
export const otherProblems = {
  "network.offline": "Le serveur ne répond pas. Vérifiez votre connexion.",
  "server.bad_host": "Cette demande ne dit pas à quelle adresse elle s’adresse.",
  "server.body_too_large": "C’est trop volumineux pour être envoyé.",
  "server.body_too_slow": "L’envoi a pris trop de temps.",
  "server.failed": "Le serveur a rencontré une erreur.",
  "server.invalid": "Certains champs ne sont pas valides.",
  "server.method_not_allowed": "Cette action n’est pas possible ici.",
  "server.no_space": "Le serveur n’a plus de place pour enregistrer.",
  "server.not_found": "Introuvable.",
  "server.too_many": (given: { seconds?: unknown }): string => counted(Number(given.seconds), { one: `Trop d’essais. Réessayez dans ${figure(Number(given.seconds))} seconde.`, many: `Trop d’essais. Réessayez dans ${figure(Number(given.seconds))} secondes.`, other: `Trop d’essais. Réessayez dans ${figure(Number(given.seconds))} secondes.` }),
  "server.conflict": "Un autre changement est arrivé au même moment. Réessayez.",
  "server.unavailable": "Le service est momentanément indisponible.",
  "server.unknown_host": "Cette adresse n’est pas celle de ce site.",
  "server.unsupported_body": "Ce format n’est pas accepté.",
  "site.idempotency_key_reused": "Cet enregistrement a déjà eu lieu.",
  "site.not_suspended": "Ce site n’est pas suspendu.",
  "site.revision_missing": "La version de départ manque : rechargez la page.",
  "site.section_too_long": (given: { maxChars?: unknown }): string => counted(Number(given.maxChars), { one: `Cette section contient trop de texte : ${figure(Number(given.maxChars))} caractères au plus par langue. Raccourcissez-la ou retirez des éléments.`, many: `Cette section contient trop de texte : ${figure(Number(given.maxChars))} caractères au plus par langue. Raccourcissez-la ou retirez des éléments.`, other: `Cette section contient trop de texte : ${figure(Number(given.maxChars))} caractères au plus par langue. Raccourcissez-la ou retirez des éléments.` }),
  "site.slug_taken": "Cette adresse est déjà prise.",
  "site.too_many_items": (given: { max?: unknown }): string => counted(Number(given.max), { one: `${figure(Number(given.max))} éléments au plus dans cette liste. Retirez-en un pour en ajouter un autre.`, many: `${figure(Number(given.max))} éléments au plus dans cette liste. Retirez-en un pour en ajouter un autre.`, other: `${figure(Number(given.max))} éléments au plus dans cette liste. Retirez-en un pour en ajouter un autre.` }),
  "site.too_many_languages": (given: { max?: unknown }): string => counted(Number(given.max), { one: `${figure(Number(given.max))} langues au plus.`, many: `${figure(Number(given.max))} langues au plus.`, other: `${figure(Number(given.max))} langues au plus.` }),
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
};
export const problemForms = {
  withReference: (text: string, reference: string): string => `${text} (réf. ${reference})`,
  waitMinutes: (minutes: number): string => counted(minutes, { one: `Trop d’essais. Réessayez dans ${figure(minutes)} minutes.`, many: `Trop d’essais. Réessayez dans ${figure(minutes)} minutes.`, other: `Trop d’essais. Réessayez dans ${figure(minutes)} minutes.` }),
};
