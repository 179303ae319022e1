import { useEffect, useRef } from "react";

/** The owner's text styles, through the style object model: a strict CSP has no say in it. */
export function usePageStyles(css: string): void {
  const sheet = useRef<CSSStyleSheet | null>(null);
  useEffect(() => {
    const made = new CSSStyleSheet();
    sheet.current = made;
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, made];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== made);
    };
  }, []);
  useEffect(() => sheet.current?.replaceSync(css), [css]);
}
