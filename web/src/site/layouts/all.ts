// The three layouts in one bundle, for the server's V8 and for the gallery. Browsers load one: see `registry.ts`.
import type { Option } from "../../contract/types.gen";
import type { Layout } from "../registry";
import { layout as option1 } from "./option1/index";
import { layout as option2 } from "./option2/index";
import { layout as option3 } from "./option3/index";

export const layouts: Record<Option, Layout> = { option1, option2, option3 };
