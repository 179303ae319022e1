// Draws a picture smaller and writes it as JPEG. Runs in the worker; the page uses it only for what a worker cannot decode.
export interface ShrinkRules {
  maxWidthPx: number;
  maxHeightPx: number;
  quality: number;
  /** Up to here what one sees through stays a PNG; 0 for never. */
  maxPngBytes: number;
}

type Surface = OffscreenCanvas | HTMLCanvasElement;
type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

interface Size {
  width: number;
  height: number;
}

function contextOf(surface: Surface): Context {
  const context = surface.getContext("2d") as Context | null;
  if (!context) throw new Error("no canvas");
  return context;
}

function draw(surface: Surface, source: CanvasImageSource, { width, height }: Size, isOnWhite: boolean): Surface {
  surface.width = width;
  surface.height = height;
  const context = contextOf(surface);
  // JPEG has no transparency: what shows through is white, not black.
  if (isOnWhite) {
    context.fillStyle = "#fff";
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = "high";
  context.drawImage(source, 0, 0, width, height);
  return surface;
}

/** Halved until the last step: one big leap skips pixels and looks jagged. */
function shrink(source: CanvasImageSource, size: Size, rules: ShrinkRules, makeSurface: () => Surface): Surface {
  const { maxWidthPx, maxHeightPx, maxPngBytes } = rules;
  const scale = Math.min(1, maxWidthPx / size.width, maxHeightPx / size.height);
  const isOnWhite = maxPngBytes === 0;
  const target = {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
  let drawn: CanvasImageSource = source;
  let { width, height } = size;
  while (width / 2 > target.width) {
    width = Math.ceil(width / 2);
    height = Math.max(1, Math.ceil(height / 2));
    drawn = draw(makeSurface(), drawn, { width, height }, isOnWhite);
  }
  return draw(makeSurface(), drawn, target, isOnWhite);
}

/** What is hardly less than full is how a program rounded (server: formats/ground.py). */
const fullAlpha = 250;

function isSeeThrough(surface: Surface): boolean {
  const { data } = contextOf(surface).getImageData(0, 0, surface.width, surface.height);
  for (let place = 3; place < data.length; place += 4) if ((data[place] ?? 255) < fullAlpha) return true;
  return false;
}

/** Smaller, as a file: `toBlob` is the worker's way or the page's. */
export async function shrunk<S extends Surface>(
  source: CanvasImageSource,
  size: Size,
  rules: ShrinkRules,
  makeSurface: () => S,
  toBlob: (surface: S, type: string, quality?: number) => Promise<Blob>,
): Promise<Blob> {
  const surface = shrink(source, size, rules, makeSurface) as S;
  if (rules.maxPngBytes === 0 || !isSeeThrough(surface)) return toBlob(surface, "image/jpeg", rules.quality);
  const png = await toBlob(surface, "image/png");
  if (png.size <= rules.maxPngBytes) return png;
  return toBlob(draw(makeSurface(), surface, surface, true) as S, "image/jpeg", rules.quality);
}
