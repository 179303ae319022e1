"""Spanish."""

from vitrine.public.landing.words.door_words import DoorWords, Point

WORDS = DoorWords(
    own_name="Español",
    language="Idioma",
    skip="Ir al contenido",
    sign_up="Crear mi sitio",
    sign_in="Iniciar sesión",
    title="Su trabajo merece un buen escaparate",
    lead="Una página que dice quién es usted, muestra lo que hace y permite escribirle. En su idioma, "
    "o en los de sus lectores.",
    free_note="La versión gratuita basta para una página en un idioma.",
    examples="Páginas hechas aquí",
    see_site="Ver el sitio de {name}",
    layouts=Point(
        "Tres diseños, cuatro temas",
        "La misma página, compuesta de otro modo: pruebe y cambie, nada de lo que ha escrito se pierde.",
    ),
    layout_names=("Columna", "Editorial", "Galería"),
    reasons="Hecha para durar",
    points=(
        Point("Varios idiomas", "Cada idioma tiene su dirección, y el visitante llega al suyo."),
        Point("Nada se pierde", "Lo que escribe se guarda sobre la marcha, y cada versión se puede recuperar."),
        Point("Le escriben", "Los mensajes llegan a su panel y, si lo desea, por correo electrónico."),
        Point("Todo es suyo", "Ni cookies ni servicios de terceros en su página. Puede llevárselo todo cuando quiera."),
    ),
    versions="Dos versiones",
    free="Versión gratuita",
    free_items=("Un idioma", "El diseño «Columna»", "Cuatro temas, todas las secciones"),
    paid="Versión de pago",
    paid_items=("Varios idiomas", "Los tres diseños", "Foto de perfil", "CV descargable", "Galería del equipo"),
    key_note="La versión de pago se activa con una clave.",
    closing="Bastan unos minutos para una primera página",
    back="Volver al inicio",
    terms="Condiciones de uso",
    privacy="Privacidad",
    legal="Aviso legal",
)
