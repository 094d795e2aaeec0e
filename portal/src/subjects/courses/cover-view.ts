import type { CoverMotifName } from '@masar/ui';

/** Points of each motif's line near its middle, on its canvas of 320 × 120. */
const stationsOf: Record<CoverMotifName, readonly (readonly [x: number, y: number])[]> = {
  wave: [
    [128, 70],
    [169, 89],
    [204, 88],
  ],
  peaks: [
    [112, 92],
    [160, 22],
    [214, 84],
  ],
  arches: [
    [92, 82],
    [184, 82],
    [138, 128],
  ],
  steps: [
    [112, 70],
    [145, 56],
    [178, 44],
  ],
  ripples: [
    [88, 62],
    [142, 94],
    [200, 62],
  ],
  rails: [
    [128, 66],
    [176, 82],
    [208, 98],
  ],
};

/** How one course sees its category's line: from which station, how near, how turned. */
export interface CoverView {
  station: readonly [x: number, y: number];
  others: readonly (readonly [x: number, y: number])[];
  /** Degrees. */
  turn: number;
  /** Above 1, so that the line leaves the canvas at both ends. */
  nearness: number;
  isMirrored: boolean;
  /** How far the second line lies from the first, in units of the canvas. */
  echo: number;
}

/** FNV-1a: the same course always looks the same. */
const hashOf = (seed: string): number =>
  [...seed].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0, 0x811c9dc5);

/** The view of a course on the motif of its category, by its id. */
export function coverView(seed: string, motif: CoverMotifName): CoverView {
  const hash = hashOf(seed);
  const part = (shift: number, of: number) => (hash >>> shift) % of;
  const stations = stationsOf[motif];
  const station = stations[part(0, stations.length)] ?? [160, 60];
  return {
    station,
    others: stations.filter((other) => other !== station),
    turn: part(3, 9) * 8 - 32,
    nearness: 1.3 + part(9, 5) * 0.18,
    isMirrored: part(14, 2) === 1,
    echo: 22 + part(16, 4) * 7,
  };
}
