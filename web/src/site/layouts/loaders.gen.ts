// Written by `make gen` from server/vitrine/content. Do not edit.
import type { Option } from "../../contract/types.gen";
import type { Apart, Together } from "./layout";

export const loaders: Record<Option, () => Promise<{ views: Together; apart: Apart }>> = {
  option1: () => import("./column/index"),
  option2: () => import("./editorial/index"),
  option3: () => import("./gallery/index"),
};
