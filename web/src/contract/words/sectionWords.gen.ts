// Written by `make gen` from locales/. Do not edit.

export const sectionWords = {
  home: {
    EN: {
      name: "Home",
      bar: "Home",
      subtitle: "I am ",
    },
    FR: {
      name: "Accueil",
      bar: "Home",
      subtitle: "Je suis ",
    },
    ES: {
      name: "Inicio",
      bar: "Inicio",
      subtitle: "Soy ",
    },
    PT: {
      name: "Início",
      bar: "Início",
      subtitle: "Sou ",
    },
    IT: {
      name: "Home",
      bar: "Home",
      subtitle: "Sono ",
    },
    DE: {
      name: "Start",
      bar: "Start",
      subtitle: "Ich bin ",
    },
    NL: {
      name: "Start",
      bar: "Start",
      subtitle: "Ik ben ",
    },
    AR: {
      name: "الرئيسية",
      bar: "الرئيسية",
      subtitle: "أنا ",
    },
  },
  about: {
    EN: {
      name: "About",
    },
    FR: {
      name: "À propos",
    },
    ES: {
      name: "Acerca de",
    },
    PT: {
      name: "Sobre",
    },
    IT: {
      name: "Chi sono",
    },
    DE: {
      name: "Über mich",
    },
    NL: {
      name: "Over mij",
    },
    AR: {
      name: "نبذة عني",
    },
  },
  projects: {
    EN: {
      name: "Projects",
      bar: "Projects",
    },
    FR: {
      name: "Projets",
      bar: "Projet",
    },
    ES: {
      name: "Proyectos",
      bar: "Proyectos",
    },
    PT: {
      name: "Projetos",
      bar: "Projetos",
    },
    IT: {
      name: "Progetti",
      bar: "Progetti",
    },
    DE: {
      name: "Projekte",
      bar: "Projekte",
    },
    NL: {
      name: "Projecten",
      bar: "Projecten",
    },
    AR: {
      name: "المشاريع",
      bar: "المشاريع",
    },
  },
  skills: {
    EN: {
      name: "Skills",
      unnamed: "Designer",
    },
    FR: {
      name: "Compétences",
      unnamed: "Designer",
    },
    ES: {
      name: "Competencias",
      unnamed: "Diseño",
    },
    PT: {
      name: "Competências",
      unnamed: "Design",
    },
    IT: {
      name: "Competenze",
      unnamed: "Designer",
    },
    DE: {
      name: "Kompetenzen",
      unnamed: "Design",
    },
    NL: {
      name: "Vaardigheden",
      unnamed: "Ontwerper",
    },
    AR: {
      name: "المهارات",
      unnamed: "تصميم",
    },
  },
  services: {
    EN: {
      name: "Services",
      onQuote: "Price on request",
    },
    FR: {
      name: "Services",
      onQuote: "Sur devis",
    },
    ES: {
      name: "Servicios",
      onQuote: "Precio a consultar",
    },
    PT: {
      name: "Serviços",
      onQuote: "Sob consulta",
    },
    IT: {
      name: "Servizi",
      onQuote: "Su preventivo",
    },
    DE: {
      name: "Leistungen",
      onQuote: "Auf Anfrage",
    },
    NL: {
      name: "Diensten",
      onQuote: "Op aanvraag",
    },
    AR: {
      name: "الخدمات",
      onQuote: "السعر عند الطلب",
    },
  },
  testimonials: {
    EN: {
      name: "Testimonials",
    },
    FR: {
      name: "Témoignages",
    },
    ES: {
      name: "Testimonios",
    },
    PT: {
      name: "Testemunhos",
    },
    IT: {
      name: "Testimonianze",
    },
    DE: {
      name: "Empfehlungen",
    },
    NL: {
      name: "Aanbevelingen",
    },
    AR: {
      name: "آراء العملاء",
    },
  },
  experience: {
    EN: {
      name: "Experience",
      current: "present",
    },
    FR: {
      name: "Expérience",
      current: "en cours",
    },
    ES: {
      name: "Experiencia",
      current: "actualidad",
    },
    PT: {
      name: "Experiência",
      current: "presente",
    },
    IT: {
      name: "Esperienza",
      current: "in corso",
    },
    DE: {
      name: "Erfahrung",
      current: "heute",
    },
    NL: {
      name: "Ervaring",
      current: "heden",
    },
    AR: {
      name: "الخبرة",
      current: "حتى الآن",
    },
  },
  contact: {
    EN: {
      name: "Contact",
      bar: "Contact",
      formHeading: "Send a message",
      networks: {
        email: "Email",
        phone: "Phone",
        website: "Website",
      },
    },
    FR: {
      name: "Contact",
      bar: "Contact",
      formHeading: "Envoyer un message",
      networks: {
        email: "Email",
        phone: "Téléphone",
        website: "Site Web",
      },
    },
    ES: {
      name: "Contacto",
      bar: "Contacto",
      formHeading: "Enviar un mensaje",
      networks: {
        email: "Correo electrónico",
        phone: "Teléfono",
        website: "Sitio web",
      },
    },
    PT: {
      name: "Contacto",
      bar: "Contacto",
      formHeading: "Enviar uma mensagem",
      networks: {
        email: "E-mail",
        phone: "Telefone",
        website: "Site",
      },
    },
    IT: {
      name: "Contatti",
      bar: "Contatti",
      formHeading: "Invia un messaggio",
      networks: {
        email: "E-mail",
        phone: "Telefono",
        website: "Sito web",
      },
    },
    DE: {
      name: "Kontakt",
      bar: "Kontakt",
      formHeading: "Nachricht senden",
      networks: {
        email: "E-Mail",
        phone: "Telefon",
        website: "Website",
      },
    },
    NL: {
      name: "Contact",
      bar: "Contact",
      formHeading: "Stuur een bericht",
      networks: {
        email: "E-mail",
        phone: "Telefoon",
        website: "Website",
      },
    },
    AR: {
      name: "التواصل",
      bar: "التواصل",
      formHeading: "إرسال رسالة",
      networks: {
        email: "البريد الإلكتروني",
        phone: "الهاتف",
        website: "الموقع الإلكتروني",
      },
    },
  },
};
