import type { ColorScheme } from '@masar/ui';
import { Color, Vector3 } from 'three';

/** The light of a room. It is painted into the colours once, so that weak phones need not compute it. */
export interface Daylight {
  scheme: ColorScheme;
  /** Sky from the horizon up. */
  horizon: Color;
  zenith: Color;
  /** Light from above and below, and of the sun, as factors of a surface's colour. */
  above: Color;
  below: Color;
  sun: Color;
  sunFrom: Vector3;
  /** How bright the floor lies, and how strong patches of light on it are. */
  floor: number;
}

/** Late morning on paper, or an evening in ink-blue with lanterns. */
export function daylightOf(scheme: ColorScheme): Daylight {
  const sunFrom = new Vector3(0.55, 0.75, 0.45).normalize();
  if (scheme === 'dark') {
    return {
      scheme,
      horizon: new Color('#3A4A5E'),
      zenith: new Color('#0D1B2A'),
      above: new Color(0.3, 0.37, 0.52),
      below: new Color(0.36, 0.26, 0.2),
      sun: new Color(0.3, 0.27, 0.26),
      sunFrom,
      floor: 0.42,
    };
  }
  return {
    scheme,
    horizon: new Color('#FDF1DC'),
    zenith: new Color('#A9D3DC'),
    above: new Color(0.78, 0.8, 0.82),
    below: new Color(0.52, 0.45, 0.39),
    sun: new Color(0.36, 0.32, 0.25),
    sunFrom,
    floor: 1,
  };
}

const mixed = new Color();

/** Multiplies a colour by the light that falls on a surface: from the sky, the ground and the sun, less near the floor. */
export function shade(color: Color, normal: Vector3, height: number, light: Daylight): Color {
  mixed.copy(light.below).lerp(light.above, normal.y * 0.5 + 0.5);
  const sun = Math.max(0, normal.dot(light.sunFrom));
  const corner = normal.y > 0.7 ? 1 : 0.8 + 0.2 * Math.min(1, Math.max(0, height) / 1.4);
  return color.setRGB(
    color.r * (mixed.r + light.sun.r * sun) * corner,
    color.g * (mixed.g + light.sun.g * sun) * corner,
    color.b * (mixed.b + light.sun.b * sun) * corner,
  );
}
