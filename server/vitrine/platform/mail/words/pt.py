"""Mails in European Portuguese: no «tu» and no «você». An hour stands without 'às', which would be 'à' before 01:05."""

from vitrine.platform.mail.words.model import AccountMails, ComplaintMail, Mail, MailWords, SiteMails, WeekMail

_ACCOUNTS = AccountMails(
    not_you="Se não fez este pedido, ignore este e-mail: nada mudará.",
    if_not_you=(
        "Se não reconhece esta atividade, escolha de imediato uma nova palavra-passe na página de início de sessão."
    ),
    reset=Mail(
        "Escolher uma nova palavra-passe",
        (
            "Pediu uma nova palavra-passe. Este link só pode ser usado uma vez e é válido durante {minutes}.",
            "{not_you}",
        ),
        "Escolher uma nova palavra-passe",
    ),
    verification=Mail(
        "Confirme o seu endereço de e-mail",
        (
            "Foi criada uma conta Vitrine com este endereço. Confirme-o para poder recuperar o acesso à conta.",
            "Se não criou nenhuma conta, ignore este e-mail.",
        ),
        "Confirmar o meu endereço",
    ),
    new_email=Mail(
        "Confirme o seu novo endereço de e-mail",
        (
            "Este endereço passará a ser o da sua conta Vitrine assim que o confirmar.",
            "{not_you}",
        ),
        "Confirmar o meu novo endereço",
    ),
    password_changed=Mail(
        "A sua palavra-passe foi alterada",
        (
            "A palavra-passe da sua conta Vitrine acaba de ser alterada e as outras sessões foram terminadas.",
            "{if_not_you}",
        ),
    ),
    identities_ended=(
        "As contas externas que lhe estavam associadas (Google, por exemplo) foram desassociadas: "
        "pode voltar a associar a sua na página da conta."
    ),
    passkeys_ended="As chaves de acesso foram removidas: volte a adicionar as suas na página da conta.",
    factor_ended="A autenticação de dois fatores, ativada antes de o endereço ser confirmado, foi removida.",
    password_reset=Mail(
        "A sua palavra-passe foi alterada",
        (
            "Foi escolhida uma nova palavra-passe para a sua conta Vitrine, e todas as sessões foram "
            "terminadas.{ended}",
            "{if_not_you}",
        ),
    ),
    confirmed_elsewhere=Mail(
        "O seu endereço está confirmado: inicie sessão novamente",
        (
            "Este endereço acaba de ser confirmado num navegador que a sua conta Vitrine não conhece. "
            "Por precaução, todas as sessões iniciadas antes foram terminadas.{ended}",
            "Inicie sessão novamente com a sua palavra-passe. Se não criou esta conta, escolha de imediato uma nova "
            "palavra-passe na página de início de sessão: assim, mais ninguém terá acesso à conta.",
        ),
    ),
    email_changing=Mail(
        "Pedido de alteração do endereço de e-mail",
        (
            "O endereço da sua conta Vitrine vai passar a ser {new_email}. Nada muda antes de ser confirmado.",
            "{if_not_you}",
        ),
    ),
    email_changed=Mail(
        "O endereço da sua conta foi alterado",
        (
            "O endereço da sua conta Vitrine é agora {new_email}. Se reconhece esta alteração, não é preciso fazer "
            "nada.",
            "Caso contrário, este link repõe o endereço antigo e termina todas as sessões; em seguida, escolherá uma "
            "nova palavra-passe. O link só pode ser usado uma vez e é válido durante {days}.",
        ),
        "Não fui eu",
    ),
    readdressed=Mail(
        "Recupere o acesso à sua conta",
        (
            "Pediu a quem aloja o seu site que este endereço passasse a ser o da sua conta Vitrine. Passará a sê-lo "
            "assim que escolher uma palavra-passe. Este link só pode ser usado uma vez e é válido durante {days}.",
            "Se não fez nenhum pedido, ignore este e-mail: nada mudará.",
        ),
        "Escolher uma palavra-passe",
    ),
    readdressing=Mail(
        "O endereço da sua conta vai mudar",
        (
            "Foi pedido a quem aloja o seu site que substituísse o endereço da sua conta Vitrine por {new_email}, com "
            "a indicação de que já não tem acesso a este. As sessões foram terminadas.",
            "Se não fez nenhum pedido, escreva de imediato a quem aloja o seu site: a alteração será feita assim "
            "que o novo endereço for confirmado.",
        ),
    ),
    email_put_back=Mail(
        "O endereço anterior da conta foi reposto",
        (
            "Através do link enviado para {former_email}, esse endereço voltou a ser o da conta Vitrine registada "
            "com este. A palavra-passe da conta deixou de ser válida, e todas as sessões foram terminadas.",
            "Se esta conta é sua e não fez esse pedido, escreva de imediato a quem aloja o seu site: outra pessoa está "
            "a ler a sua caixa de correio antiga.",
        ),
    ),
    address_known=Mail(
        "Já tem uma conta",
        (
            "Alguém tentou criar uma conta Vitrine com este endereço, ou usá-lo noutra conta, mas já existe uma "
            "conta com ele. Se fez esse pedido, inicie sessão ou, se se esqueceu da palavra-passe, escolha "
            "uma nova.",
            "{not_you}",
        ),
        "Iniciar sessão",
    ),
    new_device=Mail(
        "Novo início de sessão na sua conta",
        (
            "Alguém iniciou sessão na sua conta Vitrine {when}, com um navegador nunca antes usado: {browser}. Se "
            "reconhece este acesso, não é preciso fazer nada.",
            "Caso contrário, escolha de imediato uma nova palavra-passe com «Esqueceu-se da palavra-passe?», na página "
            "de início de sessão: assim, todas as sessões são terminadas.",
        ),
    ),
    new_device_at_address=Mail(
        "Novo início de sessão na sua conta",
        (
            "Alguém iniciou sessão na sua conta Vitrine {when}, com um navegador nunca antes usado: {browser}, a "
            "partir do endereço IP {address}. Se reconhece este acesso, não é preciso fazer nada.",
            "Caso contrário, escolha de imediato uma nova palavra-passe com «Esqueceu-se da palavra-passe?», na página "
            "de início de sessão: assim, todas as sessões são terminadas.",
        ),
    ),
    unknown_browser="Navegador",
    browser_on_system="{browser} em {system}",
    passkey_added=Mail(
        "Foi adicionada uma chave de acesso",
        (
            "A chave de acesso «{name}» dá agora acesso à sua conta Vitrine, sem palavra-passe.",
            "{if_not_you}",
        ),
    ),
    passkey_removed=Mail(
        "Foi removida uma chave de acesso",
        ("A chave de acesso «{name}» já não dá acesso à sua conta Vitrine.", "{if_not_you}"),
    ),
    passkey_copied=Mail(
        "Foi recusada uma chave de acesso",
        (
            "Uma chave de acesso da sua conta Vitrine acaba de ser recusada: segundo o contador, existem dois "
            "exemplares dela. Remova-a na página da conta e crie outra.",
            "{if_not_you}",
        ),
    ),
    identity_linked=Mail(
        "Foi associada uma conta externa",
        (
            "Uma conta externa (Google, por exemplo) dá agora acesso à sua conta Vitrine, sem palavra-passe.",
            "{if_not_you}",
        ),
    ),
    identity_unlinked=Mail(
        "Foi desassociada uma conta externa",
        (
            "A conta externa (Google, por exemplo) que estava associada já não dá acesso à sua conta Vitrine.",
            "{if_not_you}",
        ),
    ),
    factor_on=Mail(
        "A autenticação de dois fatores está ativada",
        (
            "Para entrar na sua conta Vitrine, será pedido, depois da palavra-passe, um código da sua aplicação. "
            "As outras sessões foram terminadas.",
            "{if_not_you}",
        ),
    ),
    factor_on_with_link=Mail(
        "A autenticação de dois fatores está ativada",
        (
            "Para entrar na sua conta Vitrine, será pedido, depois da palavra-passe, um código da sua aplicação. "
            "As outras sessões foram terminadas. Se reconhece esta alteração, não é preciso fazer nada.",
            "Caso contrário, este link remove a autenticação de dois fatores e termina todas as sessões; em seguida, "
            "escolherá uma nova palavra-passe. O link só pode ser usado uma vez e é válido durante {days}.",
        ),
        "Não fui eu",
    ),
    factor_off=Mail(
        "A autenticação de dois fatores foi desativada",
        (
            "Deixará de ser pedido um código para entrar na sua conta Vitrine: a palavra-passe volta a bastar.",
            "{if_not_you}",
        ),
    ),
    codes_guessed=Mail(
        "Foram introduzidos códigos errados",
        (
            "Foram introduzidos vários códigos errados seguidos para entrar na sua conta Vitrine ou confirmar nela "
            "uma ação. Nenhum foi aceite, mas quem os introduziu conhece a sua palavra-passe ou usa um dos seus "
            "dispositivos.",
            "{if_not_you}",
        ),
    ),
    recovery_code_used=Mail(
        "Foi usado um código de recuperação",
        (
            "Um código de recuperação acaba de ser usado para entrar na sua conta Vitrine. {left}: pode criar "
            "novos na página da conta.",
            "{if_not_you}",
        ),
    ),
    recovery_codes_left={"one": "Resta {number} código", "other": "Restam {number} códigos"},
    recovery_codes_made=Mail(
        "Novos códigos de recuperação",
        (
            "Foram criados novos códigos de recuperação para a sua conta Vitrine. Os anteriores já não funcionam.",
            "{if_not_you}",
        ),
    ),
    factors_reset=Mail(
        "A sua autenticação de dois fatores foi removida",
        (
            "Quem aloja o seu site removeu a autenticação de dois fatores e as chaves de acesso da sua conta Vitrine, "
            "e terminou as sessões. Inicie sessão com a sua palavra-passe ou com o Google, se o tiver associado, e "
            "volte a configurá-las.",
            "{if_not_you}",
        ),
    ),
    account_deleted=Mail(
        "A sua conta foi eliminada",
        (
            "A sua conta Vitrine, o seu site e as suas mensagens foram eliminados. Os seus ficheiros já não estão "
            "visíveis e estão a ser apagados do servidor neste preciso momento.",
            "O endereço do seu site não será atribuído a ninguém durante 90 dias. As cópias de segurança já feitas por "
            "quem aloja o site podem ainda conter estes dados: cabe a quem o aloja dizer durante quanto tempo as "
            "conserva.",
        ),
    ),
)

_SITES = SiteMails(
    message=Mail(
        "Nova mensagem de {name}",
        ("{name} ({email}) escreveu-lhe a partir do seu site:",),
        "Abrir no Vitrine",
        "Responda a este e-mail para escrever a esta pessoa. Pode desativar estes avisos no Vitrine, na página "
        "«Mensagens».",
    ),
    remark=Mail(
        "Um comentário de {name} sobre o seu rascunho",
        ("{name} está a rever o seu rascunho e comenta:",),
        "Ver os comentários",
        "Os que chegarem na hora seguinte, pelo mesmo link, não são anunciados. "
        "Estes avisos desativam-se com os das mensagens, na página «Mensagens».",
    ),
    remark_by_link=Mail(
        "Um comentário de {name} sobre o seu rascunho",
        ("{name} está a rever o seu rascunho pelo link «{link}» e comenta:",),
        "Ver os comentários",
        "Os que chegarem na hora seguinte, pelo mesmo link, não são anunciados. "
        "Estes avisos desativam-se com os das mensagens, na página «Mensagens».",
    ),
    suspended=Mail(
        "O seu site foi suspenso",
        (
            "Quem administra este servidor suspendeu o seu site {site}: os visitantes já não o veem.",
            "Motivo: {reason}",
            "Nada foi eliminado: pode continuar a iniciar sessão, editar o seu site e levar todo o conteúdo (painel, "
            "«Levar tudo»).",
        ),
        "Abrir o painel",
    ),
    resumed=Mail(
        "O seu site já não está suspenso",
        ("A suspensão do seu site {site} foi levantada: está de novo tal como o deixou, visível se já estava online.",),
        "Ver o meu site",
    ),
    handed_over=Mail(
        "O seu site foi confiado a outra conta",
        (
            "O site {site}, com todo o conteúdo e as mensagens, pertence agora a outra conta deste servidor. A sua "
            "conta continua ativa, com um novo site vazio.",
            "Se não fez este pedido, escreva a quem administra este servidor.",
        ),
    ),
    received=Mail(
        "Foi-lhe confiado um site",
        ("O site {site}, com todo o conteúdo e as mensagens, pertence agora à sua conta.",),
        "Abrir o painel",
    ),
    domain_lost=Mail(
        "O seu site já não abre em {name}",
        (
            "Há vários dias que nada mostra que {name} é seu: nem o registo TXT {record}, nem o próprio nome, que já "
            "não aponta para aqui. Por isso, o seu site deixou de abrir neste nome.",
            "O endereço habitual continua válido. Se este nome ainda é seu, comprove-o de novo: o valor esperado é o "
            "mesmo, {proof}.",
        ),
        "Abrir as definições do site",
    ),
    circular_footer=(
        "Recebe esta carta de quem aloja o seu site porque tem uma conta em {host}, com o endereço {email}."
    ),
)

_WEEK = WeekMail(
    mail=Mail(
        "O seu site na semana passada: {visits}",
        (),
        "Ver as visitas",
        "Este resumo é enviado todas as segundas-feiras. Para deixar de o receber: {settings}",
    ),
    subject_without_visits="O seu site na semana passada: nenhuma visita",
    visits={"one": "{number} visita", "other": "{number} visitas"},
    views={"one": "{number} página vista", "other": "{number} páginas vistas"},
    messages={"one": "{number} mensagem recebida", "other": "{number} mensagens recebidas"},
    none="Nenhuma visita {span}; na semana anterior, {before}.",
    to_be_found=(
        "Para dar a conhecer o seu site: ponha o endereço na sua assinatura de e-mail e nos seus perfis, ou envie-o "
        "a três pessoas que recomendariam o seu trabalho."
    ),
    alone="{visits} {span}.",
    as_before="{visits} {span}, o mesmo que na semana anterior.",
    more="{visits} {span}, mais {difference} do que na semana anterior.",
    fewer="{visits} {span}, menos {difference} do que na semana anterior.",
    read="{views}.",
    read_and_written="{views} e {messages}.",
    best_day="O melhor dia: {weekday}, {day} ({visits}).",
    came_from="De onde vieram as visitas: {sources}.",
    source="{host} ({number})",
    asked={
        "one": "{number} visitante pediu um idioma que o seu site ainda não tem.",
        "other": "{number} visitantes pediram um idioma que o seu site ainda não tem.",
    },
)

_COMPLAINTS = ComplaintMail(
    mail=Mail(
        "Denúncia sobre {site}",
        ("O que os visitantes denunciaram:",),
        "Abrir a página de administração",
        "Este e-mail foi enviado automaticamente pelo Vitrine, que envia no máximo um a cada dez minutos.",
    ),
    subject_of_several="Denúncias sobre {sites} sites",
    told="{address}\nMotivo: {reason}\n{text}",
    told_with_answer="{address}\nMotivo: {reason}\n{text}\nResponder a: {email}",
    more="E mais {number}, na página de administração.",
)

WORDS = MailWords(
    locale="pt_PT",
    hello="Olá,",
    automatic="Este e-mail foi enviado automaticamente pelo Vitrine.",
    labelled="{label}:",
    comma=", ",
    days={"one": "{number} dia", "other": "{number} dias"},
    minutes={"one": "{number} minuto", "other": "{number} minutos"},
    moment="em {day} ({hour} UTC)",
    hour="{hours}:{minutes}",
    accounts=_ACCOUNTS,
    sites=_SITES,
    week=_WEEK,
    complaints=_COMPLAINTS,
    span="de {first} a {last}",
    span_in_month="de {first} a {last}",
)
