// The site's first screen as visitors get it, small.
import { useQuery } from "@tanstack/react-query";
import { SmallPage } from "../../editor/preview/SmallPage";
import { previewQuery } from "../../editor/queries";
import "../../contract/scripts.gen.css";
import "../../site/base.css";
import "../../editor/fields/choices.css";

export function SitePicture({ language }: { language: string }) {
  const { data: preview } = useQuery(previewQuery);
  return preview ? <SmallPage name="site" snapshot={preview.snapshot} language={language} /> : null;
}
