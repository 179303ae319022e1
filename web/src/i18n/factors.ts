// Passkeys, the second factor and a fresh sign-in: their sentences.
import { spoken } from "./spoken";

export const factorWords = spoken("factorWords", {
  passkeys: {
    title: "Clés d’accès",
    hint: "Se connecter avec l’empreinte, le visage ou le code de l’appareil, sans mot de passe.",
    none: "Aucune clé d’accès pour l’instant.",
    add: "Ajouter une clé d’accès",
    added: (name: string) => `Clé d’accès ajoutée : ${name}`,
    made: (when: string) => `créée ${when}`,
    used: (when: string) => `utilisée ${when}`,
    neverUsed: "jamais utilisée",
    synced: "synchronisée",
    rename: "Renommer",
    name: "Nom",
    renamed: "Nom enregistré.",
    remove: "Retirer",
    removeTitle: "Retirer cette clé d’accès ?",
    removeText: (name: string) => `« ${name} » n’ouvrira plus votre compte. L’appareil peut encore la proposer.`,
    removed: "Clé d’accès retirée.",
    impossible: "Ce navigateur ne sait pas utiliser de clés d’accès à cette adresse.",
    dismissed: "L’appareil n’a pas donné de clé d’accès. Réessayez quand vous voulez.",
    there: "Cet appareil a déjà une clé d’accès pour ce compte.",
    signIn: "Se connecter avec une clé d’accès",
    use: "Utiliser une clé d’accès",
  },
  factor: {
    title: "Double vérification",
    hint: "Un code de votre téléphone, demandé après le mot de passe ou Google. Une clé d’accès en dispense.",
    off: "Aucun code n’est demandé pour ouvrir ce compte.",
    turnOn: "Activer la double vérification",
    on: (since: string) => `Activé depuis le ${since}`,
    codesLeft: (count: number) =>
      count === 0
        ? "Plus aucun code de secours : créez-en de nouveaux."
        : count === 1
          ? "Il reste un code de secours."
          : `Il reste ${count} codes de secours.`,
    newCodes: "Nouveaux codes de secours",
    newCodesText: "Les codes de secours d’avant ne serviront plus.",
    turnOff: "Désactiver",
    turnOffTitle: "Désactiver la double vérification ?",
    turnOffText: "Aucun code ne sera plus demandé pour ouvrir votre compte. Les codes de secours disparaissent.",
    turnedOff: "Double vérification désactivée.",
    setUpTitle: "Activer la double vérification",
    setUpText: "Ouvrez votre application de codes (Google Authenticator, Aegis, 1Password…) et scannez ce carré.",
    square: "Carré à scanner avec l’application de codes",
    byHand: "Ou tapez-y cette clé",
    copy: "Copier",
    copied: "Copié.",
    codeOfApp: "Code affiché par l’application",
    confirm: "Activer",
    codesTitle: "Vos codes de secours",
    codesText:
      "Sans votre téléphone, chacun de ces codes ouvre votre compte une fois, après le mot de passe. Ils ne seront plus jamais affichés : gardez-les en lieu sûr.",
    download: "Télécharger",
    fileName: "codes-de-secours-vitrine.txt",
    fileTitle: (email: string) => `Codes de secours Vitrine de ${email}`,
    done: "J’ai gardé mes codes",
    keepFirst:
      "Gardez d’abord ces codes : copiez-les, téléchargez-les ou notez-les. Ils ne seront plus jamais affichés.",
  },
  code: {
    title: "Deuxième étape",
    lead: "Le code à six chiffres de votre application.",
    label: "Code",
    spareLabel: "Code de secours",
    useSpare: "Utiliser un code de secours",
    useApp: "Utiliser l’application",
    submit: "Continuer",
    back: "Revenir à la connexion",
    lost: "Ni téléphone, ni code de secours ? L’hébergeur de ce site peut retirer votre double vérification.",
  },
  proof: {
    title: "C’est bien vous ?",
    text: "Cette action demande de confirmer qui vous êtes. Rien de ce que vous avez tapé n’est perdu.",
    submit: "Confirmer",
    google: "Confirmer avec Google",
    noWay:
      "Ce compte n’a plus de moyen de le confirmer : choisissez un nouveau mot de passe depuis la page de connexion.",
  },
  undo: {
    address: {
      title: "Remettre votre adresse",
      lead: "L’adresse de votre compte a été changée et ce n’était pas vous ?",
      text: "Votre ancienne adresse redevient celle du compte. Toutes les sessions se ferment, les clés d’accès et les comptes Google reliés sont retirés, et le mot de passe ne sert plus.",
      submit: "Remettre mon ancienne adresse",
      succeeded: (email: string) =>
        `${email} est de nouveau l’adresse de votre compte, et toutes ses sessions sont fermées.`,
    },
    factor: {
      title: "Retirer cette double vérification",
      lead: "Une double vérification a été activée sur votre compte et ce n’était pas vous ?",
      text: "Cette double vérification et ses codes de secours sont retirés. Toutes les sessions se ferment, les clés d’accès et les comptes Google reliés sont retirés aussi, et le mot de passe ne sert plus.",
      submit: "Retirer cette double vérification",
      succeeded: (email: string) =>
        `Aucun code n’est plus demandé pour ouvrir le compte ${email}, et toutes ses sessions sont fermées.`,
    },
    next: "Choisissez maintenant un nouveau mot de passe : l’ancien ne sert plus, car quelqu’un le connaît peut-être.",
    forgotten: "Choisir un nouveau mot de passe",
  },
  byMail: {
    title: "Consultez votre messagerie",
    text: (email: string) =>
      `Un message vient d’être envoyé à ${email}. Suivez le lien qu’il contient, puis connectez-vous.`,
    confirmFirst: "Vérifiez l’adresse et le mot de passe, et que vous avez suivi le lien de confirmation reçu.",
  },
} as const);
