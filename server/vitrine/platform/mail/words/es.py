"""Mails in Spanish."""

from vitrine.platform.mail.words.model import AccountMails, ComplaintMail, Mail, MailWords, SiteMails, WeekMail

_ACCOUNTS = AccountMails(
    not_you="Si esta solicitud no es suya, ignore este correo: no cambiará nada.",
    if_not_you="Si no fue usted, elija de inmediato una contraseña nueva desde la página de inicio de sesión.",
    reset=Mail(
        "Elija una contraseña nueva",
        (
            "Ha solicitado una contraseña nueva. Este enlace sirve una sola vez, durante {minutes}.",
            "{not_you}",
        ),
        "Elegir una contraseña nueva",
    ),
    verification=Mail(
        "Confirme su dirección de correo",
        (
            "Se ha creado una cuenta de Vitrine con esta dirección. Confírmela para poder recuperar el acceso si "
            "alguna vez lo pierde.",
            "Si no ha creado ninguna cuenta, ignore este correo.",
        ),
        "Confirmar mi dirección",
    ),
    new_email=Mail(
        "Confirme su nueva dirección de correo",
        (
            "Esta dirección va a ser la de su cuenta de Vitrine. Lo será en cuanto la confirme.",
            "{not_you}",
        ),
        "Confirmar mi nueva dirección",
    ),
    password_changed=Mail(
        "Su contraseña ha cambiado",
        (
            "La contraseña de su cuenta de Vitrine se acaba de cambiar y se han cerrado las demás sesiones.",
            "{if_not_you}",
        ),
    ),
    identities_ended=(
        "Las cuentas externas que su cuenta tenía vinculadas (de Google, por ejemplo) se han desvinculado: puede "
        "volver a vincular la suya desde la página de su cuenta."
    ),
    passkeys_ended="Se han quitado las llaves de acceso: añada de nuevo las suyas desde la página de su cuenta.",
    factor_ended="La verificación en dos pasos, activada antes de que se confirmara la dirección, se ha desactivado.",
    password_reset=Mail(
        "Su contraseña ha cambiado",
        (
            "Se ha elegido una contraseña nueva para su cuenta de Vitrine y se han cerrado todas las sesiones.{ended}",
            "{if_not_you}",
        ),
    ),
    confirmed_elsewhere=Mail(
        "Su dirección está confirmada, inicie sesión de nuevo",
        (
            "Esta dirección se acaba de confirmar desde un navegador que su cuenta de Vitrine no conoce. Por "
            "precaución, se han cerrado todas las sesiones abiertas hasta entonces.{ended}",
            "Inicie sesión de nuevo con su contraseña. Si no fue usted quien creó esta cuenta, elija de inmediato una "
            "contraseña nueva desde la página de inicio de sesión: nadie más podrá acceder a la cuenta.",
        ),
    ),
    email_changing=Mail(
        "Cambio de dirección de correo solicitado",
        (
            "La dirección de su cuenta de Vitrine va a ser {new_email}. Nada cambia hasta que se confirme esa "
            "dirección.",
            "{if_not_you}",
        ),
    ),
    email_changed=Mail(
        "La dirección de su cuenta ha cambiado",
        (
            "La dirección de su cuenta de Vitrine es ahora {new_email}. Si fue usted, no tiene que hacer nada.",
            "Si no, este enlace restablece su dirección anterior y cierra todas las sesiones; después elegirá una "
            "contraseña nueva. Sirve una sola vez, durante {days}.",
        ),
        "No fui yo",
    ),
    readdressed=Mail(
        "Recupere el acceso a su cuenta",
        (
            "Ha pedido a quien aloja su sitio que esta dirección pase a ser la de su cuenta de Vitrine. Lo será en "
            "cuanto elija una contraseña. Este enlace sirve una sola vez, durante {days}.",
            "Si no ha pedido nada, ignore este correo: no cambiará nada.",
        ),
        "Elegir una contraseña",
    ),
    readdressing=Mail(
        "La dirección de su cuenta va a cambiar",
        (
            "Se ha pedido a quien aloja su sitio que cambie la dirección de su cuenta de Vitrine por {new_email}, "
            "alegando que usted ya no tiene acceso a esta. Se han cerrado las sesiones.",
            "Si no ha pedido nada, escríbale de inmediato: el cambio se hará en cuanto se confirme la nueva dirección.",
        ),
    ),
    email_put_back=Mail(
        "Su cuenta vuelve a tener la dirección anterior",
        (
            "Con el enlace enviado a {former_email}, esa dirección ha vuelto a ser la de la cuenta de Vitrine que "
            "usaba la de usted. Su contraseña ya no sirve y se han cerrado todas sus sesiones.",
            "Si esa cuenta es suya y no fue usted, escriba de inmediato a quien aloja su sitio: otra persona está "
            "leyendo su antiguo correo.",
        ),
    ),
    address_known=Mail(
        "Ya tiene una cuenta",
        (
            "Alguien ha intentado crear una cuenta de Vitrine con esta dirección, o usarla para otra cuenta, pero la "
            "dirección ya tiene una. Si fue usted, inicie sesión, o elija una contraseña nueva si ha olvidado la suya.",
            "{not_you}",
        ),
        "Iniciar sesión",
    ),
    new_device=Mail(
        "Nuevo inicio de sesión en su cuenta",
        (
            "Alguien inició sesión en su cuenta de Vitrine {when}, con un navegador que nunca se había usado en ella: "
            "{browser}. Si fue usted, no tiene que hacer nada.",
            "Si no, elija de inmediato una contraseña nueva con «¿Olvidó su contraseña?» en la página de inicio de "
            "sesión: así se cierran todas las sesiones.",
        ),
    ),
    new_device_at_address=Mail(
        "Nuevo inicio de sesión en su cuenta",
        (
            "Alguien inició sesión en su cuenta de Vitrine {when}, con un navegador que nunca se había usado en ella: "
            "{browser}, desde la dirección {address}. Si fue usted, no tiene que hacer nada.",
            "Si no, elija de inmediato una contraseña nueva con «¿Olvidó su contraseña?» en la página de inicio de "
            "sesión: así se cierran todas las sesiones.",
        ),
    ),
    unknown_browser="Navegador",
    browser_on_system="{browser} en {system}",
    passkey_added=Mail(
        "Se ha añadido una llave de acceso",
        ("La llave de acceso «{name}» ya puede abrir su cuenta de Vitrine, sin contraseña.", "{if_not_you}"),
    ),
    passkey_removed=Mail(
        "Se ha quitado una llave de acceso",
        ("La llave de acceso «{name}» ya no abre su cuenta de Vitrine.", "{if_not_you}"),
    ),
    passkey_copied=Mail(
        "Se ha rechazado una llave de acceso",
        (
            "Se acaba de rechazar una llave de acceso de su cuenta de Vitrine: según su contador, existe por "
            "duplicado. Quítela desde la página de su cuenta y cree otra.",
            "{if_not_you}",
        ),
    ),
    identity_linked=Mail(
        "Se ha vinculado una cuenta externa",
        (
            "Una cuenta externa (de Google, por ejemplo) ya puede abrir su cuenta de Vitrine, sin contraseña.",
            "{if_not_you}",
        ),
    ),
    identity_unlinked=Mail(
        "Se ha desvinculado una cuenta externa",
        (
            "La cuenta externa (de Google, por ejemplo) que estaba vinculada ya no abre su cuenta de Vitrine.",
            "{if_not_you}",
        ),
    ),
    factor_on=Mail(
        "La verificación en dos pasos está activada",
        (
            "Después de la contraseña, se pedirá un código de su aplicación para abrir su cuenta de Vitrine. Se han "
            "cerrado las demás sesiones.",
            "{if_not_you}",
        ),
    ),
    factor_on_with_link=Mail(
        "La verificación en dos pasos está activada",
        (
            "Después de la contraseña, se pedirá un código de su aplicación para abrir su cuenta de Vitrine. Se han "
            "cerrado las demás sesiones. Si fue usted, no tiene que hacer nada.",
            "Si no, este enlace desactiva la verificación en dos pasos y cierra todas las sesiones; después elegirá "
            "una contraseña nueva. Sirve una sola vez, durante {days}.",
        ),
        "No fui yo",
    ),
    factor_off=Mail(
        "La verificación en dos pasos está desactivada",
        (
            "Ya no se pedirá ningún código para abrir su cuenta de Vitrine: vuelve a bastar con la contraseña.",
            "{if_not_you}",
        ),
    ),
    codes_guessed=Mail(
        "Se han introducido códigos incorrectos",
        (
            "Se han introducido varios códigos incorrectos seguidos para abrir su cuenta de Vitrine o confirmar una "
            "acción en ella. No se ha aceptado ninguno, pero quien los introdujo conoce su contraseña o usa uno de "
            "sus dispositivos.",
            "{if_not_you}",
        ),
    ),
    recovery_code_used=Mail(
        "Se ha usado un código de recuperación",
        (
            "Se acaba de usar un código de recuperación para abrir su cuenta de Vitrine. {left}: puede crear otros "
            "nuevos desde la página de su cuenta.",
            "{if_not_you}",
        ),
    ),
    recovery_codes_left={"one": "Le queda {number}", "other": "Le quedan {number}"},
    recovery_codes_made=Mail(
        "Nuevos códigos de recuperación",
        (
            "Se han creado nuevos códigos de recuperación para su cuenta de Vitrine. Los anteriores ya no sirven.",
            "{if_not_you}",
        ),
    ),
    factors_reset=Mail(
        "Se ha desactivado su verificación en dos pasos",
        (
            "Quien aloja su sitio ha desactivado la verificación en dos pasos de su cuenta de Vitrine, ha quitado sus "
            "llaves de acceso y ha cerrado sus sesiones. Inicie sesión con su contraseña, o con Google si ha vinculado "
            "una cuenta, y vuelva a configurarlas.",
            "{if_not_you}",
        ),
    ),
    account_deleted=Mail(
        "Su cuenta se ha eliminado",
        (
            "Su cuenta de Vitrine, su sitio y los mensajes recibidos se han eliminado. Sus archivos ya no son visibles "
            "y se están borrando del servidor en este mismo momento.",
            "La dirección de su sitio no se dará a nadie durante 90 días. Quien aloja el servidor puede tener copias "
            "de seguridad anteriores que aún contengan estos datos: pregúntele cuánto tiempo las conserva.",
        ),
    ),
)

_SITES = SiteMails(
    message=Mail(
        "Nuevo mensaje de {name}",
        ("{name} ({email}) le ha escrito desde su sitio:",),
        "Abrir en Vitrine",
        "Responda a este correo para escribir a esta persona. Estos avisos se desactivan en Vitrine, en la página "
        "«Mensajes».",
    ),
    remark=Mail(
        "Un comentario de {name} sobre su borrador",
        ("{name} está revisando su borrador y comenta:",),
        "Ver los comentarios",
        "Los comentarios que lleguen por el mismo enlace en menos de una hora no se anuncian. "
        "Estos avisos se desactivan junto con los de los mensajes, en la página «Mensajes».",
    ),
    remark_by_link=Mail(
        "Un comentario de {name} sobre su borrador",
        ("{name} está revisando su borrador a través del enlace «{link}» y comenta:",),
        "Ver los comentarios",
        "Los comentarios que lleguen por el mismo enlace en menos de una hora no se anuncian. "
        "Estos avisos se desactivan junto con los de los mensajes, en la página «Mensajes».",
    ),
    suspended=Mail(
        "Su sitio se ha suspendido",
        (
            "Su sitio {site} se ha suspendido por decisión de quien administra este servidor: los visitantes ya no lo "
            "ven.",
            "Motivo: {reason}",
            "No se ha eliminado nada: aún puede iniciar sesión, editar su sitio y llevarse todo su contenido (en el "
            "panel, «Llevarse todo»).",
        ),
        "Abrir el panel",
    ),
    resumed=Mail(
        "Su sitio ya no está suspendido",
        (
            "Se ha levantado la suspensión de su sitio {site}: vuelve a estar como usted lo tenía, visible si lo había "
            "puesto en línea.",
        ),
        "Ver mi sitio",
    ),
    handed_over=Mail(
        "Su sitio ha pasado a otra cuenta",
        (
            "El sitio {site}, con todo su contenido y sus mensajes, pertenece ahora a otra cuenta de este servidor. Su "
            "propia cuenta sigue abierta, con un sitio nuevo y vacío.",
            "Si no lo ha pedido, escriba a quien administra este servidor.",
        ),
    ),
    received=Mail(
        "Un sitio ha pasado a su cuenta",
        ("El sitio {site}, con todo su contenido y sus mensajes, pertenece ahora a su cuenta.",),
        "Abrir el panel",
    ),
    domain_lost=Mail(
        "Su sitio ya no responde en {name}",
        (
            "Desde hace varios días, ya nada demuestra que {name} sea suyo: ni el registro TXT {record} ni el propio "
            "nombre, que ya no lleva aquí. Por eso, su sitio ya no responde en él.",
            "La dirección habitual sigue siendo válida. Si este nombre sigue siendo suyo, verifíquelo de nuevo: el "
            "valor esperado es el mismo, {proof}.",
        ),
        "Abrir los ajustes del sitio",
    ),
    circular_footer=(
        "Recibe esta carta de quien aloja su sitio porque tiene una cuenta en {host}, con la dirección {email}."
    ),
)

_WEEK = WeekMail(
    mail=Mail(
        "Su sitio la semana pasada: {visits}",
        (),
        "Ver las visitas",
        "Este resumen se envía cada lunes. Para dejar de recibirlo: {settings}",
    ),
    subject_without_visits="Su sitio la semana pasada: ninguna visita",
    visits={"one": "{number} visita", "many": "{number} de visitas", "other": "{number} visitas"},
    views={"one": "{number} página vista", "many": "{number} de páginas vistas", "other": "{number} páginas vistas"},
    messages={
        "one": "{number} mensaje recibido",
        "many": "{number} de mensajes recibidos",
        "other": "{number} mensajes recibidos",
    },
    none="Ninguna visita {span}, frente a {before} la semana anterior.",
    to_be_found=(
        "Para que le encuentren: ponga la dirección de su sitio en la firma de su correo y en sus perfiles, o envíela "
        "a tres personas que le recomendarían."
    ),
    alone="{visits} {span}.",
    as_before="{visits} {span}, tantas como la semana anterior.",
    more="{visits} {span}, {difference} más que la semana anterior.",
    fewer="{visits} {span}, {difference} menos que la semana anterior.",
    read="{views}.",
    read_and_written="{views} y {messages}.",
    best_day="El mejor día fue el {weekday} {day}: {visits}.",
    came_from="Llegaron visitantes desde {sources}.",
    source="{host} ({number})",
    asked={
        "one": "{number} visitante ha pedido un idioma que su sitio aún no ofrece.",
        "many": "{number} de visitantes han pedido un idioma que su sitio aún no ofrece.",
        "other": "{number} visitantes han pedido un idioma que su sitio aún no ofrece.",
    },
)

_COMPLAINTS = ComplaintMail(
    mail=Mail(
        "Denuncia sobre {site}",
        ("Esto es lo que han denunciado los visitantes:",),
        "Abrir la administración",
        "Vitrine ha enviado este correo automáticamente; envía uno cada diez minutos como máximo.",
    ),
    subject_of_several="Denuncias sobre {sites} sitios",
    told="{address}\nMotivo: {reason}\n{text}",
    told_with_answer="{address}\nMotivo: {reason}\n{text}\nResponder a: {email}",
    more="Y {number} más, en la página «Administración».",
)

WORDS = MailWords(
    locale="es",
    hello="Hola:",
    automatic="Vitrine ha enviado este correo automáticamente.",
    labelled="{label}:",
    comma=", ",
    days={"one": "{number} día", "many": "{number} de días", "other": "{number} días"},
    minutes={"one": "{number} minuto", "many": "{number} de minutos", "other": "{number} minutos"},
    moment="el {day} ({hour} UTC)",  # without 'a las', which would be 'a la' at one o'clock
    hour="{hours}:{minutes}",
    accounts=_ACCOUNTS,
    sites=_SITES,
    week=_WEEK,
    complaints=_COMPLAINTS,
    span="del {first} al {last}",
    span_in_month="del {first} al {last}",
)
