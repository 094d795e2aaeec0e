import { type PictureSize, rasterLimits } from '#platform/pictures/raster';

/** What browsers take where a drawing says nothing. */
const usual: PictureSize = { width: 300, height: 150 };

/** The size that a drawing asks for, else that of what it shows. */
export function sizeOfDrawing(attribute: (name: string) => string | undefined): PictureSize {
  const [width, height] = [pixels(attribute('width')), pixels(attribute('height'))];
  const [, , boxWidth, boxHeight] = (attribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const box = boxWidth && boxHeight ? { width: boxWidth, height: boxHeight } : usual;
  const size = width && height ? { width, height } : box;
  return { width: bounded(size.width), height: bounded(size.height) };
}

const pixels = (value = ''): number | undefined => {
  const [, number] = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(value) ?? [];
  return number === undefined ? undefined : Number(number);
};

const bounded = (side: number): number =>
  Number.isFinite(side) ? Math.min(rasterLimits.side, Math.max(1, Math.round(side))) : 1;
