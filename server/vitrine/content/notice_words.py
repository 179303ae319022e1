"""What visitors read in the place of a site, in the languages we speak: that nothing is at this address, that
none is there yet, or any more, that it is under construction, or suspended by the operator."""

from typing import NamedTuple


class Said(NamedTuple):
    """`link`: what leads on is called, where anything does (web/src/site/notices/Notice.tsx says where to)."""

    title: str
    text: str
    link: str = ""


# By language, then by kind; `legal` and `gone` are suspensions (sites/site/suspending.py).
NOTICE_WORDS: dict[str, dict[str, Said]] = {
    "EN": {
        "notFound": Said(
            "Page not found",
            "There is nothing at this address. The link may be old, or not copied in full.",
            "Back to the home page",
        ),
        "empty": Said(
            "Welcome to Vitrine",
            "This instance does not show a site yet. Create your account: a first page takes a few minutes.",
            "Create my account",
        ),
        "closed": Said(
            "Welcome to Vitrine",
            "This instance does not show a site yet, and new accounts are made by its operator.",
            "Sign in",
        ),
        "left": Said("Site deleted", "The site that was at this address no longer exists."),
        "construction": Said("Site under construction", "This page is being prepared. Come back soon."),
        "legal": Said("Site not available", "This site cannot be shown for legal reasons."),
        "gone": Said("Site no longer available", "The site that was at this address is no longer shown."),
    },
    "FR": {
        "notFound": Said(
            "Page introuvable",
            "Rien ne se trouve à cette adresse. Le lien est peut-être ancien, ou mal recopié.",
            "Revenir à l’accueil",
        ),
        "empty": Said(
            "Bienvenue dans Vitrine",
            "Cette instance ne montre encore aucun site. Créez votre compte\u202f: "
            "quelques minutes suffisent pour une première page.",
            "Créer mon compte",
        ),
        "closed": Said(
            "Bienvenue dans Vitrine",
            "Cette instance ne montre encore aucun site, et c’est son exploitant qui y ouvre les comptes.",
            "Se connecter",
        ),
        "left": Said("Site supprimé", "Le site qui se trouvait à cette adresse n’existe plus."),
        "construction": Said("Site en construction", "Cette page se prépare. Revenez bientôt."),
        "legal": Said("Site indisponible", "Ce site ne peut pas être montré pour des raisons légales."),
        "gone": Said("Site retiré", "Le site qui se trouvait à cette adresse n’est plus montré."),
    },
    "ES": {
        "notFound": Said(
            "Página no encontrada",
            "No hay nada en esta dirección. Puede que el enlace sea antiguo o esté mal copiado.",
            "Volver al inicio",
        ),
        "empty": Said(
            "Bienvenida a Vitrine",
            "Esta instancia aún no muestra ningún sitio. Cree su cuenta: bastan unos minutos para una primera página.",
            "Crear mi cuenta",
        ),
        "closed": Said(
            "Bienvenida a Vitrine",
            "Esta instancia aún no muestra ningún sitio, y es quien la administra quien crea las cuentas.",
            "Iniciar sesión",
        ),
        "left": Said("Sitio eliminado", "El sitio que estaba en esta dirección ya no existe."),
        "construction": Said("Sitio en construcción", "Esta página se está preparando. Vuelva pronto."),
        "legal": Said("Sitio no disponible", "Este sitio no puede mostrarse por motivos legales."),
        "gone": Said("Sitio retirado", "El sitio que estaba en esta dirección ya no se muestra."),
    },
    "PT": {
        "notFound": Said(
            "Página não encontrada",
            "Não há nada neste endereço. O link pode ser antigo ou estar mal copiado.",
            "Voltar ao início",
        ),
        "empty": Said(
            "Boas-vindas ao Vitrine",
            "Esta instância ainda não mostra nenhum site. Basta criar uma conta: "
            "alguns minutos chegam para uma primeira página.",
            "Criar a minha conta",
        ),
        "closed": Said(
            "Boas-vindas ao Vitrine",
            "Esta instância ainda não mostra nenhum site, e é quem a administra que cria as contas.",
            "Iniciar sessão",
        ),
        "left": Said("Site eliminado", "O site que estava neste endereço já não existe."),
        "construction": Said("Site em construção", "Esta página está a ser preparada. Até breve."),
        "legal": Said("Site indisponível", "Este site não pode ser mostrado por motivos legais."),
        "gone": Said("Site retirado", "O site que estava neste endereço já não é mostrado."),
    },
    "IT": {
        "notFound": Said(
            "Pagina non trovata",
            "A questo indirizzo non c’è nulla. Il link potrebbe essere vecchio o copiato male.",
            "Torna alla home",
        ),
        "empty": Said(
            "Benvenuti in Vitrine",
            "Questa istanza non mostra ancora nessun sito. Crea il tuo "
            "account: bastano pochi minuti per una prima pagina.",
            "Crea il mio account",
        ),
        "closed": Said(
            "Benvenuti in Vitrine",
            "Questa istanza non mostra ancora nessun sito, e gli account li crea chi la gestisce.",
            "Accedi",
        ),
        "left": Said("Sito eliminato", "Il sito che si trovava a questo indirizzo non esiste più."),
        "construction": Said("Sito in costruzione", "Questa pagina è in preparazione. Torni a trovarci presto."),
        "legal": Said("Sito non disponibile", "Questo sito non può essere mostrato per motivi legali."),
        "gone": Said("Sito rimosso", "Il sito che si trovava a questo indirizzo non è più visibile."),
    },
    "DE": {
        "notFound": Said(
            "Seite nicht gefunden",
            "Unter dieser Adresse gibt es nichts. Vielleicht ist der Link alt oder unvollständig kopiert.",
            "Zur Startseite",
        ),
        "empty": Said(
            "Willkommen bei Vitrine",
            "Diese Instanz zeigt noch keine Website. Legen Sie Ihr Konto an: In wenigen Minuten steht die erste Seite.",
            "Mein Konto anlegen",
        ),
        "closed": Said(
            "Willkommen bei Vitrine",
            "Diese Instanz zeigt noch keine Website. Neue Konten legt ihr Betreiber an.",
            "Anmelden",
        ),
        "left": Said("Website gelöscht", "Die Website, die unter dieser Adresse stand, gibt es nicht mehr."),
        "construction": Said(
            "Website im Aufbau", "Diese Seite wird gerade vorbereitet. Schauen Sie bald wieder vorbei."
        ),
        "legal": Said("Website nicht verfügbar", "Diese Website kann aus rechtlichen Gründen nicht gezeigt werden."),
        "gone": Said("Website entfernt", "Die Website, die unter dieser Adresse stand, wird nicht mehr gezeigt."),
    },
    "NL": {
        "notFound": Said(
            "Pagina niet gevonden",
            "Op dit adres staat niets. Misschien is de link oud of niet volledig gekopieerd.",
            "Terug naar de startpagina",
        ),
        "empty": Said(
            "Welkom bij Vitrine",
            "Deze installatie toont nog geen site. Maak uw account aan: een eerste pagina kost maar een paar minuten.",
            "Mijn account aanmaken",
        ),
        "closed": Said(
            "Welkom bij Vitrine",
            "Deze installatie toont nog geen site, en nieuwe accounts maakt de beheerder aan.",
            "Inloggen",
        ),
        "left": Said("Site verwijderd", "De site die op dit adres stond, bestaat niet meer."),
        "construction": Said("Site in aanbouw", "Aan deze pagina wordt gewerkt. Kom binnenkort terug."),
        "legal": Said("Site niet beschikbaar", "Deze site kan om juridische redenen niet worden getoond."),
        "gone": Said("Site verwijderd", "De site die op dit adres stond, wordt niet meer getoond."),
    },
    "AR": {
        "notFound": Said(
            "الصفحة غير موجودة",
            "لا يوجد شيء في هذا العنوان. ربما كان الرابط قديمًا أو لم يُنسخ كاملًا.",
            "العودة إلى الصفحة الرئيسية",
        ),
        "empty": Said(
            "أهلًا بكم في Vitrine",
            "لا تعرض هذه الخدمة أي موقع بعد. يمكن إنشاء حساب وإعداد أول صفحة في بضع دقائق.",
            "إنشاء حسابي",
        ),
        "closed": Said(
            "أهلًا بكم في Vitrine",
            "لا تعرض هذه الخدمة أي موقع بعد، والحسابات الجديدة يفتحها القائم على تشغيلها.",
            "تسجيل الدخول",
        ),
        "left": Said("حُذف الموقع", "الموقع الذي كان في هذا العنوان لم يعد موجودًا."),
        "construction": Said("الموقع قيد الإنشاء", "هذه الصفحة قيد الإعداد، وستكون جاهزة قريبًا."),
        "legal": Said("الموقع غير متاح", "لا يمكن عرض هذا الموقع لأسباب قانونية."),
        "gone": Said("أُزيل الموقع", "لم يعد الموقع الذي كان في هذا العنوان معروضًا."),
    },
}
SPOKEN = tuple(NOTICE_WORDS)
