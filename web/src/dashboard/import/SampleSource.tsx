// An example to start from, by true pictures of it. On a site in which nothing is written one press takes it, and its toast
// takes it back; elsewhere its preview says first what it would fill.
import { Suspense, useId, useState } from "react";
import { useNavigate } from "react-router";
import { options } from "../../contract/catalogues.gen";
import type { Option } from "../../contract/types.gen";
import { type SampleName, importWords as words } from "../../i18n/imports";
import { inLanguage } from "../../i18n/languages";
import { Segmented } from "../../ui/fields/Segmented";
import { FormError } from "../account/FormError";
import { useAction } from "../account/useAction";
import { hasContent } from "../landing/overview";
import { loadScreen } from "../loadScreen";
import type { Site } from "../settings";
import { takeSample } from "./takeSample";
import "./samples.css";

// Three whole pages are drawn in them: they come when the rest is there.
const SamplePictures = loadScreen(async () => (await import("./SamplePictures")).SamplePictures);

const freeLayout: Option = options[0];
const trades = (Object.keys(words.samples) as SampleName[]).map((value) => ({
  value,
  label: words.samples[value].title,
}));

export function SampleSource({ site, language }: { site: Site; language: string }) {
  const id = useId();
  const navigate = useNavigate();
  const [name, setName] = useState<SampleName>("designer");
  const isEmpty = !site.languages.some((code) => hasContent(site, code));
  const taking = useAction(async (layout: Option) => {
    const isTaken = await takeSample(name, language, isEmpty && site.isPaid ? layout : null);
    await navigate(isTaken ? "/dashboard" : "/dashboard/import");
  });
  return (
    <section className="d-box sample-offer" aria-labelledby={id}>
      <h2 id={id}>{words.sample}</h2>
      <p className="d-muted">{words.sampleText(inLanguage(language))}</p>
      <Segmented label={words.trade} value={name} segments={trades} isSmall onChange={setName} />
      <Suspense fallback={<div className="sample-waits" />}>
        <SamplePictures
          name={name}
          language={language}
          layouts={isEmpty ? options : [site.layout]}
          isLocked={(layout) => isEmpty && !site.isPaid && layout !== freeLayout}
          does={isEmpty ? words.begin : words.start}
          isBusy={taking.isBusy}
          onTake={taking.run}
        />
      </Suspense>
      <FormError text={taking.generalError} />
    </section>
  );
}
