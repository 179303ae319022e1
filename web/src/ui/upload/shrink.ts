// Draws a picture smaller and writes it as JPEG. Runs in the worker; the page uses it only for what a worker cannot decode.
export interface ShrinkRules {
  maxWidthPx: number;
  quality: number;
}

type Surface = OffscreenCanvas | HTMLCanvasElement;
type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

function draw(surface: Surface, source: CanvasImageSource, width: number, height: number): Surface {
  surface.width = width;
  surface.height = height;
  const context = surface.getContext("2d") as Context | null;
  if (!context) throw new Error("no canvas");
  // JPEG has no transparency: what shows through is white, not black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(source, 0, 0, width, height);
  return surface;
}

/** Halved until the last step: one big leap skips pixels and looks jagged. */
export function shrink(
  source: CanvasImageSource,
  size: { width: number; height: number },
  { maxWidthPx }: ShrinkRules,
  makeSurface: () => Surface,
): Surface {
  const scale = Math.min(1, maxWidthPx / size.width);
  const target = { width: Math.round(size.width * scale), height: Math.max(1, Math.round(size.height * scale)) };
  let drawn: CanvasImageSource = source;
  let { width, height } = size;
  while (width / 2 > target.width) {
    width = Math.ceil(width / 2);
    height = Math.max(1, Math.ceil(height / 2));
    drawn = draw(makeSurface(), drawn, width, height);
  }
  return draw(makeSurface(), drawn, target.width, target.height);
}
