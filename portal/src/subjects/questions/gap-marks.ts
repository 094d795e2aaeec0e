import type { AskedGap } from './asked-question';

/** The text of a cloze question with a number in each gap, by which its field is called below. */
export const withGapMarks = (prompt: string, gaps: readonly AskedGap[], number: (place: number) => string): string =>
  gaps.reduce((text, { id }, place) => text.replaceAll(`{{${id}}}`, `**[ ${number(place + 1)} ]**`), prompt);
