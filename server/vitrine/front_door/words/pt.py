"""Portuguese."""

from vitrine.front_door.words.door_words import DoorWords, Point

WORDS = DoorWords(
    own_name="Português",
    language="Idioma",
    skip="Ir para o conteúdo",
    sign_up="Criar o meu site",
    sign_in="Iniciar sessão",
    title="O seu trabalho merece uma bela montra",
    lead="Uma página que diz quem é, mostra o que faz e permite que lhe escrevam. Na sua língua, "
    "ou nas dos seus leitores.",
    free_note="A versão gratuita chega para uma página numa língua.",
    examples="Páginas feitas aqui",
    see_site="Ver o site de {name}",
    layouts=Point(
        "Três composições, quatro temas",
        "A mesma página, composta de outro modo: experimente, mude; nada do que escreveu se perde.",
    ),
    layout_names=("Coluna", "Editorial", "Galeria"),
    reasons="Feita para durar",
    points=(
        Point("Várias línguas", "Cada língua tem o seu endereço, e o visitante chega à sua."),
        Point("Nada se perde", "O que escreve é guardado à medida que escreve, e cada versão pode ser recuperada."),
        Point("Escrevem-lhe", "As mensagens chegam ao seu painel e, se quiser, por e-mail."),
        Point("Em sua casa", "Nem cookies nem serviços de terceiros na sua página. Pode levar tudo quando quiser."),
    ),
    versions="Duas versões",
    free="Versão gratuita",
    free_items=("Uma língua", "A composição «Coluna»", "Quatro temas, todas as secções"),
    paid="Versão paga",
    paid_items=("Várias línguas", "As três composições", "Foto de perfil", "CV para descarregar", "Galeria da equipa"),
    key_note="A versão paga ativa-se com uma chave.",
    closing="Bastam alguns minutos para uma primeira página",
    back="Voltar à entrada",
    terms="Condições de utilização",
    privacy="Privacidade",
    legal="Aviso legal",
)
