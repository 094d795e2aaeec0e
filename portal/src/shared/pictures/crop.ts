/** Pixels of a picture. */
export interface Size {
  width: number;
  height: number;
}

/** Which part of a picture is taken: how near, and around which point, from 0 to 1 across the picture. */
export interface View {
  /** 1 shows as much as fits. */
  zoom: number;
  x: number;
  y: number;
}

export const wholeView: View = { zoom: 1, x: 0.5, y: 0.5 };
export const nearest = 4;

/** The part of the picture that fills a frame of the wanted shape, never beyond its edges. */
export function partIn(picture: Size, frame: Size, view: View): Size & { x: number; y: number } {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height) / view.zoom;
  const [width, height] = [frame.width * scale, frame.height * scale];
  return {
    width,
    height,
    x: within(view.x * picture.width - width / 2, picture.width - width),
    y: within(view.y * picture.height - height / 2, picture.height - height),
  };
}

/** The view after the picture was moved by pixels of the frame. */
export function moved(picture: Size, frame: Size, view: View, across: number, down: number): View {
  const part = partIn(picture, frame, view);
  const scale = part.width / frame.width;
  const next = { ...view, x: middle(part.x - across * scale, part.width, picture.width), y: 0 };
  next.y = middle(part.y - down * scale, part.height, picture.height);
  // Beyond an edge there is nothing to come back from.
  const seen = partIn(picture, frame, next);
  return { ...view, x: middle(seen.x, seen.width, picture.width), y: middle(seen.y, seen.height, picture.height) };
}

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), Math.max(most, 0));
const middle = (start: number, length: number, whole: number): number => (start + length / 2) / whole;
