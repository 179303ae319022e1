// The words of the public page that nobody wrote (D39). They travel with the page, so a visitor gets those of one language.
import type { SectionName } from "../../contract/types.gen";

export interface Words {
  skipToContent: string;
  navigation: string;
  theme: string;
  /** The four dots, by index. */
  themes: readonly [string, string, string, string];
  language: string;
  pause: string;
  play: string;
  previous: string;
  next: string;
  slide: string;
  carousel: string;
  enlarge: string;
  close: string;
  newTab: string;
  downloadCv: string;
  /** The first screen's ways on, where there is no CV to read. */
  seeProjects: string;
  write: string;
  /** A long description, unfolded and folded again. */
  more: string;
  less: string;
  /** Many works as a grid. */
  seeAll: string;
  topOfPage: string;
  /** The floating bar's three links. */
  bar: { home: string; projects: string; contact: string };
  badge: { free: string; paid: string };
  /** Option2's line over the title when its owner wrote none. */
  subtitle: string;
  form: {
    name: string;
    email: string;
    message: string;
    send: string;
    sending: string;
    sent: string;
    incomplete: string;
    wrongAddress: string;
    failed: string;
    retry: string;
  };
  /** Over a form whose owner wrote no heading at all. */
  formHeading: string;
  anotherMessage: string;
  /** The networks that are no brands. */
  networks: { email: string; phone: string; website: string };
  /** A skill's title when its owner wrote none. */
  skill: string;
  sectionNames: Record<SectionName, string>;
  current: string;
}
