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
    items: items.toSorted(byName),
    gaps,
    picture,
    pictureAr,
    pictureEn,
    unit,
    values: Object.entries(question.values ?? {}).map(([name, value]) => ({ name, value })),
  };
}

/** Steps lie in their right order in the key; a paper names them by chance, and shows them by these names. */
const byName = (one: AskedPart, other: AskedPart): number => one.id.localeCompare(other.id, 'en', { numeric: true });
