/** The demo's texts as an owner's site, through the API. One drawing stands for all of its pictures: photographs take long. */
import { type APIRequestContext, expect, request } from "@playwright/test";
import type { FontPair, Option, SectionName } from "../../src/contract/types.gen.ts";
import { demo } from "./demo.ts";
import { newEmail, password } from "./owner.ts";
import type { Server } from "./server.ts";

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><path d="M0 0h450v600H0z"/></svg>';

interface Answered {
  id: string;
  slug: string;
  revision: string | null;
  languages: Record<string, object>;
  shared: object;
}

async function answered(call: ReturnType<APIRequestContext["get"]>): Promise<Answered> {
  const answer = await call;
  if (!answer.ok()) throw new Error(`${answer.url()}: ${await answer.text()}`);
  return (await answer.json()) as Answered;
}

/** Languages, pictures and ids as this site has them. */
function ownCopy<T>(content: T, picture: string, seed: string): T {
  const text = JSON.stringify(content)
    .replace(/"[\w-]+\.(jpg|svg)"/g, `"${picture}"`)
    .replace(/"id":"(\w+)"/g, `"id":"${seed.toLowerCase()}-$1-000000"`);
  return JSON.parse(text) as T;
}

export class DemoSite {
  private constructor(
    readonly owner: APIRequestContext,
    readonly slug: string,
  ) {}

  static async make(server: Server, languages: readonly string[]): Promise<DemoSite> {
    const owner = await request.newContext({ baseURL: server.url, extraHTTPHeaders: { Origin: server.url } });
    const login = { email: newEmail(), password };
    await answered(owner.post("/api/accounts", { data: { userName: demo.ownerName, ...login } }));
    await answered(owner.post("/api/session", { data: login }));
    const key = await server.newKey();
    await answered(owner.post("/api/site/activation", { data: { key } }));
    const headers = { "If-None-Match": "*" };
    await answered(owner.put("/api/site/settings", { headers, data: { siteType: "header", languages } }));
    const upload = { "Content-Type": "application/octet-stream", "X-File-Name": "drawing.svg" };
    const picture = await answered(
      owner.post("/api/site/media?kind=image", { headers: upload, data: Buffer.from(drawing) }),
    );
    const site = new DemoSite(owner, (await answered(owner.get("/api/site"))).slug);
    for (const section of Object.keys(demo.sections) as SectionName[])
      for (const language of languages) await site.write(section, language, picture.id);
    return site;
  }

  /** Every family is chosen somewhere: the demo has Times and Arial. */
  private async write(section: SectionName, language: string, picture: string): Promise<void> {
    const { shared, languages } = demo.sections[section];
    const family = { about: "Georgia", skills: "Courier New" }[section as string];
    const styles = family ? { heading: { family } } : {};
    await this.save(section, language, "option1", {
      content: ownCopy(languages[language], picture, language),
      shared: { ...ownCopy(shared, picture, "all"), styles },
    });
  }

  private async save(section: SectionName, language: string, layout: Option, data: object): Promise<void> {
    const { revision } = await answered(this.owner.get(`/api/site/sections/${section}`));
    const headers: Record<string, string> = revision ? { "If-Match": `"${revision}"` } : { "If-None-Match": "*" };
    await answered(this.owner.put(`/api/site/sections/${section}/${language}`, { headers, data: { ...data, layout } }));
  }

  private async choose(chosen: { also?: string[]; offersResume?: boolean }): Promise<void> {
    const { settingsRevision, languages } = (await (await this.owner.get("/api/site")).json()) as {
      settingsRevision: number;
      languages: string[];
    };
    const { also = [], ...rest } = chosen;
    const headers = { "If-Match": `"${settingsRevision}"` };
    const data = { siteType: "header", languages: [...languages, ...also], ...rest };
    await answered(this.owner.put("/api/site/settings", { headers, data }));
  }

  /** /@slug/resume.json, from now on. */
  async offerResume(): Promise<void> {
    await this.choose({ offersResume: true });
  }

  /** As an owner takes it along, in a ZIP; what is written in its form goes to this address. */
  async inFiles(mailTo: string): Promise<Buffer> {
    await answered(this.owner.post("/api/site/takeaways/static", { data: { mailTo } }));
    const state = async () => {
      const { takeaways } = (await (await this.owner.get("/api/site/takeaways")).json()) as {
        takeaways: { kind: string; state: string }[];
      };
      return takeaways.find(({ kind }) => kind === "static")?.state;
    };
    await expect.poll(state).toBe("ready");
    return (await this.owner.get("/api/site/takeaways/static/file")).body();
  }

  /** A language that the demo has not, with a first page of a few words. */
  async greet(language: string, texts: { headline: string; shortDescription: string }): Promise<void> {
    await this.choose({ also: [language] });
    const { languages, shared } = await answered(this.owner.get("/api/site/sections/home"));
    const home = languages.FR as { texts: object };
    await this.save("home", language, "option1", { content: { ...home, texts: { ...home.texts, ...texts } }, shared });
  }

  /** The whole site in a font pair; '' is none. */
  async dress(fontPair: FontPair | "", layout: Option = "option1"): Promise<void> {
    const content = { texts: {}, lists: {} };
    const shared = { styles: {}, settings: { fontPair }, lists: {} };
    await this.save("appearance", "FR", layout, { content, shared });
  }

  /** A section is saved with the layout that its owner has chosen. */
  async wear(layout: Option): Promise<void> {
    const { languages, shared } = await answered(this.owner.get("/api/site/sections/contact"));
    await this.save("contact", "FR", layout, { content: languages.FR, shared });
  }
}
