import type { HotspotArea } from '@masar/domain';

/** The smallest width and height that can be pressed, in percent of the picture. */
const smallest = 2;
const between = (least: number, value: number, most: number): number =>
  Math.round(Math.min(Math.max(value, least), most) * 10) / 10;

/** The area so many percent further right and down, no further than the picture goes. */
export function movedArea(area: HotspotArea, right: number, down: number): HotspotArea {
  if (area.shape === 'circle')
    return { ...area, x: between(0, area.x + right, 100), y: between(0, area.y + down, 100) };
  return {
    ...area,
    x: between(0, area.x + right, 100 - area.width),
    y: between(0, area.y + down, 100 - area.height),
  };
}

/** The area so much wider and higher; an ellipse grows by the larger of both, to all sides. */
export function resizedArea(area: HotspotArea, wider: number, higher: number): HotspotArea {
  if (area.shape === 'circle') {
    const growth = Math.abs(wider) > Math.abs(higher) ? wider : higher;
    return { ...area, radius: between(smallest / 2, area.radius + growth, 50) };
  }
  return {
    ...area,
    width: between(smallest, area.width + wider, 100 - area.x),
    height: between(smallest, area.height + higher, 100 - area.y),
  };
}

/** Where it lies, in percent of the picture's width and height from its left and upper edge. */
export const boxOf = (area: HotspotArea): { x: number; y: number; width: number; height: number } =>
  area.shape === 'rectangle'
    ? area
    : { x: area.x - area.radius, y: area.y - area.radius, width: area.radius * 2, height: area.radius * 2 };

/** The same place in the other shape. */
export function reshapedArea(area: HotspotArea, shape: HotspotArea['shape']): HotspotArea {
  if (area.shape === shape) return area;
  const { x, y, width, height } = boxOf(area);
  if (shape === 'circle')
    return { shape, x: x + width / 2, y: y + height / 2, radius: Math.min(50, Math.max(width, height) / 2) };
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  return { shape, x: left, y: top, width: Math.min(width, 100 - left), height: Math.min(height, 100 - top) };
}
