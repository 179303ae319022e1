// The CV that the site would make by one of the templates: its pages as pictures, and the PDF itself a link away.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { ApiProblem, api, dataOf, type Schemas } from "../../api/client";
import { cvWords } from "../../i18n/cv";
import { problemText } from "../../i18n/problems";
import { buttonClass } from "../../ui/buttons/Button";
import { Icon } from "../../ui/Icon";
import { Notice } from "../../ui/notices/Notice";
import { Loading } from "../../ui/notices/Spinner";
import { useEditorContext } from "../useEditor";
import "./files.css";

function Pages({ pages, pageCount }: Schemas["CvPages"]) {
  return (
    <>
      <div className="made-pages" data-several={pages.length > 1}>
        {pages.map((page, place) => (
          <img
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is what stands at its place
            key={place}
            src={`data:image/png;base64,${page}`}
            alt={cvWords.page(place + 1, pageCount)}
          />
        ))}
      </div>
      {pageCount > pages.length && <p className="d-hint">{cvWords.more(pageCount - pages.length)}</p>}
    </>
  );
}

export function MadeFile({ template }: { template: string }) {
  const { language, stored, ownerName } = useEditorContext();
  // The path's own types: only templates of the contract come here.
  const path = { language, template: template as "classic" | "modern" };
  const made = useQuery({
    // Of what is saved: another after each save of any section.
    queryKey: ["cv", path, stored.revisions, ownerName],
    queryFn: () => dataOf(api.GET("/api/site/cv/{language}/{template}/pages", { params: { path } })),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (made.error instanceof ApiProblem) return <Notice tone="bad">{problemText(made.error)}</Notice>;
  return (
    <div className="made-file" aria-busy={made.isFetching}>
      {made.data ? <Pages {...made.data} /> : <Loading text={cvWords.making} />}
      <div className="made-file-foot">
        <span className="d-hint">{cvWords.ofSaved(language)}</span>
        <a
          className={buttonClass({ variant: "quiet", size: "small" })}
          href={`/api/site/cv/${language}/${template}/cv.pdf`}
          target="_blank"
          rel="noopener"
        >
          <Icon of={ExternalLink} />
          {cvWords.open}
        </a>
      </div>
    </div>
  );
}
