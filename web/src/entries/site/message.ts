// Sending the visitor's message: one submission until it is acknowledged, and the moment of the form's first focus.
import type { SiteActions } from "../../site/context";
import type { ClientPage } from "../../site/islands/clientData";
import { IncompleteMessage, type MessageField } from "../../site/visitorMessage";

const answerWithinMs = 20_000;
/** How long after the page came each message was received: the visit's report takes them. */
export const sentAfterS: number[] = [];

/** One form, one submission: a retry after a lost answer is stored once. */
const newSubmission = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Tells the server how long the form took to fill. Whoever gets none is no suspect: it is only a hint. */
async function fetchToken(slug: string): Promise<string> {
  try {
    const answer = await fetch(`/api/sites/${slug}/message-token`);
    const { token } = answer.ok ? ((await answer.json()) as { token: string }) : { token: "" };
    return token;
  } catch {
    return "";
  }
}

async function refusalOf(answer: Response): Promise<Error> {
  try {
    const problem = (await answer.json()) as { code: string; params: { fields?: MessageField[] } };
    if (problem.code === "messages.incomplete") return new IncompleteMessage(problem.params.fields ?? []);
    return new Error(`message refused: ${problem.code}`);
  } catch {
    return new Error(`message refused: ${answer.status}`);
  }
}

export function messageActions(page: ClientPage): Pick<SiteActions, "beginMessage" | "send"> {
  let submission = newSubmission();
  let token: Promise<string> | null = null;
  return {
    beginMessage() {
      token ??= fetchToken(page.slug);
    },
    async send(message) {
      const body = { ...message, language: page.language, submission, token: (await token) ?? "" };
      const answer = await fetch(`/api/sites/${page.slug}/messages`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(answerWithinMs),
      });
      if (!answer.ok) throw await refusalOf(answer);
      submission = newSubmission();
      sentAfterS.push(Math.round(performance.now() / 1000));
    },
  };
}
