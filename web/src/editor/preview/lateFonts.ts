// On the public page a font that is not there in time waits for the next visit, so that nothing moves (site/fonts.css).
// An owner who chooses a font wants to see it: in the preview it may come late.

export function letFontsComeLate(): void {
  for (const face of document.fonts) {
    if (/^"?Vitrine /.test(face.family)) face.display = "swap";
  }
}
