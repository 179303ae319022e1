import type { LegalWords } from "./words";

export const pt: LegalWords = {
  back: "Voltar ao site",
  publisher: "Editor",
  registration: "Registo",
  vat: "Número de IVA",
  address: "Morada",
  phone: "Telefone",
  email: "E-mail",
  director: "Responsável pela publicação",
  host: "Alojamento",
  data: {
    heading: "Dados pessoais",
    text: (publisher) =>
      `Responsável pelos dados que este site recebe: ${publisher}. O site só recebe o que é indicado abaixo; nada é vendido e nada serve para reconhecer quem o visita noutros sites.`,
  },
  cookies: {
    heading: "Cookies",
    text: "Este site não usa cookies nem carrega nada de outros servidores. O seu navegador memoriza o idioma mostrado e as cores escolhidas, sem os enviar a ninguém; apagar os dados do site apaga-os.",
  },
  messages: {
    heading: "Formulário de contacto",
    kept: [
      "Se escrever pelo formulário, o seu nome, o seu endereço de e-mail, a sua mensagem, o idioma da página e a hora do envio são guardados nos servidores do alojamento e podem ser transmitidos ao editor por e-mail, para que possa responder (interesse legítimo, artigo 6.º, n.º 1, alínea f), do RGPD). Mais ninguém os recebe.",
      "São guardados até que o editor os apague; uma mensagem reconhecida como spam é apagada ao fim de trinta dias. As cópias de segurança do alojamento podem contê-los durante um pouco mais de tempo.",
    ],
    mailed: "O formulário abre o seu próprio programa de e-mail: este site não guarda nada do que escreve.",
  },
  visits: {
    heading: "Contagem de visitas",
    counted: [
      "As visitas são contadas sem cookies e sem reconhecer ninguém: páginas vistas, hora, idioma, site de origem e palavras de campanha do endereço, tipo de dispositivo, país (se o alojamento o prever), cliques no CV, nos contactos e nos projetos, mensagens enviadas, velocidade da página. Só são guardados totais por dia, durante 400 dias.",
      "Para não contar duas vezes a mesma visita, é calculado um código a partir do endereço de rede e do navegador, com um número secreto sorteado todos os dias. No fim do dia, esse número e os códigos são apagados: nada liga um dia a outro.",
      "Estes totais servem apenas ao editor e não são cruzados com mais nada; por isso não é pedido consentimento (interesse legítimo, artigo 6.º, n.º 1, alínea f), do RGPD). Se o seu navegador enviar o sinal «Do Not Track» ou «Global Privacy Control», nada é contado.",
    ],
    notCounted: "Este site não conta visitas.",
  },
  network: {
    heading: "Endereços de rede",
    text: "Para evitar abusos, o servidor memoriza durante uma hora, no máximo, o endereço de rede de onde vem um envio. Não o guarda com a mensagem e não mantém registo das visitas; o alojamento pode manter um para a segurança das suas máquinas.",
    hostOnly:
      "Este site é feito de simples ficheiros. O alojamento pode manter um registo das visitas para a segurança das suas máquinas.",
  },
  rights: {
    heading: "Os seus direitos",
    texts: [
      "Escreva para o endereço de e-mail acima para consultar os seus dados, corrigi-los, apagá-los, limitar o uso que deles é feito, opor-se a esse uso ou receber uma cópia. Tem direito a uma resposta no prazo de um mês.",
      "Pode também recorrer à autoridade de proteção de dados do seu país; em Portugal, a CNPD (www.cnpd.pt).",
    ],
  },
  more: "Outras informações",
};
