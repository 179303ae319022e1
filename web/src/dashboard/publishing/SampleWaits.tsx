// A site that begins with an example begins out of sight: said where its state is.
import { useQuery } from "@tanstack/react-query";
import { publishingWords as words } from "../../i18n/publishing";
import { sampleQuery } from "../import/queries";
import type { Site } from "../settings";

export function SampleWaits({ site }: { site: Site }) {
  const { data } = useQuery(sampleQuery);
  return data?.name && !site.isOnline ? <p className="pub-sample">{words.sampleWaits}</p> : null;
}
