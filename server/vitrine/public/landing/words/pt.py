"""Portuguese."""

from vitrine.public.landing.words.door_words import DoorWords, Point

WORDS = DoorWords(
    own_name="Português",
    language="Idioma",
    skip="Ir para o conteúdo",
    sign_up="Criar o meu site",
    sign_in="Iniciar sessão",
    title="O seu trabalho merece uma bela vitrine",
    lead="Uma página para se apresentar, mostrar o que faz e receber mensagens. No seu idioma "
    "ou nos idiomas de quem a lê.",
    free_note="A versão gratuita basta para uma página num idioma.",
    examples="Páginas feitas aqui",
    see_site="Ver o site de {name}",
    layouts=Point(
        "Três composições, quatro temas",
        "A mesma página, composta de outra forma: experimente e mude à vontade, nada do que escreveu se perde.",
    ),
    layout_names=("Coluna", "Editorial", "Galeria"),
    reasons="Feita para durar",
    points=(
        Point("Vários idiomas", "Cada idioma tem o seu endereço, e cada visitante chega ao seu."),
        Point("Nada se perde", "O que escreve fica guardado palavra a palavra, e cada versão pode ser recuperada."),
        Point("Um contacto fácil", "As mensagens chegam ao seu painel e, se quiser, por e-mail."),
        Point("Tudo é seu", "Sem cookies nem serviços de terceiros na sua página. Pode levar tudo quando quiser."),
    ),
    versions="Duas versões",
    free="Versão gratuita",
    free_items=("Um idioma", "A composição «Coluna»", "Quatro temas, todas as secções"),
    paid="Versão paga",
    paid_items=("Vários idiomas", "As três composições", "Foto de perfil", "CV para descarregar", "Galeria da equipa"),
    key_note="A versão paga ativa-se com uma chave.",
    closing="Bastam alguns minutos para uma primeira página",
    back="Voltar ao início",
    terms="Condições de utilização",
    privacy="Privacidade",
    legal="Aviso legal",
)
