import { type AskedPart, askedParts, type Question } from '@masar/domain';
import type { PaperQuestionResponse } from './dto/asked-question.response.js';

/** Lists each field by name, so that weights, tolerances, explanations and what is said about answers cannot slip out (EVD-2). */
export function toAskedQuestion(question: Question & { values?: Record<string, number> }): PaperQuestionResponse {
  const { options, left, right, items, gaps, picture, pictureAr, pictureEn, unit } = askedParts(question);
  return {
    id: question.id,
    kind: question.kind,
    promptAr: question.prompt.ar,
    promptEn: question.prompt.en,
    points: question.points,
    options,
    left,
    right,
    items: notAsTheyBelong(items),
    gaps,
    picture,
    pictureAr,
    pictureEn,
    unit,
    values: Object.entries(question.values ?? {}).map(([name, value]) => ({ name, value })),
  };
}

/**
 * Steps lie in their right order in the key; a paper names them by chance, and shows them by these names. Where chance
 * put them right, the first goes to the end; of two it may stand, for the other order would tell as much.
 */
function notAsTheyBelong(items: AskedPart[]): AskedPart[] {
  const shown = items.toSorted((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }));
  const isRight = shown.every(({ id }, at) => id === items[at]?.id);
  return isRight && items.length > 2 ? [...shown.slice(1), ...shown.slice(0, 1)] : shown;
}
