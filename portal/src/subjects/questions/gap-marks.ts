import type { AskedGap } from '@masar/domain';

/** The text of a cloze question with a number in each gap, by which its field is called below; a mark breaks over no line. */
export const withGapMarks = (prompt: string, gaps: readonly AskedGap[], number: (place: number) => string): string =>
  gaps.reduce((text, { id }, place) => text.replaceAll(`{{${id}}}`, `[\u00a0${number(place + 1)}\u00a0]`), prompt);
