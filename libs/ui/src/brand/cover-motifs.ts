import type { CategoryId } from '@masar/domain';
import type { Tone } from '../tokens/tokens.ts';

/** One flowing line of a cover, on a canvas of 320 × 120; the second copy is drawn shifted and fainter. */
export interface CoverMotif {
  path: string;
  /** How far the echo of the line is moved: horizontally, vertically. */
  echo: [x: number, y: number];
}

/** The six line motifs of the visual direction. */
export const coverMotifs = {
  wave: { path: 'M-20 96C40 40 74 36 128 70S236 110 340 18', echo: [0, 34] },
  peaks: { path: 'M-20 64H70L112 92 160 22 214 84H262L340 46', echo: [0, 30] },
  arches: {
    path: 'M-46 128a46 46 0 0 1 92 0M46 128a46 46 0 0 1 92 0M138 128a46 46 0 0 1 92 0M230 128a46 46 0 0 1 92 0',
    echo: [46, -26],
  },
  steps: { path: 'M-20 112H46V84H112V56H178V32H250V10H340', echo: [26, 26] },
  ripples: { path: 'M-20 62C20 20 52 20 88 62S160 104 200 62 276 20 340 62', echo: [28, 30] },
  rails: { path: 'M-20 30H84V66H176V98H340', echo: [40, -20] },
} satisfies Record<string, CoverMotif>;
export type CoverMotifName = keyof typeof coverMotifs;

/** Colour of each category (design: web, business, design, personal, marketing, projects). */
export const categoryTones: Record<CategoryId, Tone> = {
  'web-development': 'blue',
  'business-management': 'brown',
  'design-creativity': 'pink',
  'personal-skills': 'green',
  'digital-marketing': 'clay',
  'project-management': 'purple',
};

const categoryMotifs: Record<CategoryId, CoverMotifName> = {
  'web-development': 'wave',
  'business-management': 'steps',
  'design-creativity': 'arches',
  'personal-skills': 'ripples',
  'digital-marketing': 'peaks',
  'project-management': 'rails',
};

/** Colour of any category id; categories that an administrator added later are neutral. */
export const categoryTone = (categoryId: string | null): Tone => categoryTones[categoryId as CategoryId] ?? 'neutral';

/** Motif of any category id. */
export const categoryMotif = (categoryId: string | null): CoverMotifName =>
  categoryMotifs[categoryId as CategoryId] ?? 'wave';
