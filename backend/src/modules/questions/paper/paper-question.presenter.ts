import type { LocalizedMarkdown, Question } from '@masar/domain';
import type { PaperQuestion } from './paper-question.js';
import type { PaperGapResponse, PaperPartResponse, PaperQuestionResponse } from './paper-question.response.js';

/** Lists each field by name, so that weights, tolerances, explanations and what is said about answers cannot slip out (EVD-2). */
export const toPaperQuestion = (question: PaperQuestion): PaperQuestionResponse => ({
  id: question.id,
  kind: question.kind,
  promptAr: question.prompt.ar,
  promptEn: question.prompt.en,
  points: question.points,
  options: question.kind === 'single' || question.kind === 'multiple' ? question.options.map(toPart) : [],
  left: question.kind === 'matching' ? question.left.map(toPart) : [],
  right: question.kind === 'matching' ? question.right.map(toPart) : [],
  items: question.kind === 'ordering' ? question.items.map(toPart).toSorted(byName) : [],
  gaps: question.kind === 'cloze' ? question.gaps.map(toGap) : [],
  ...pictureOf(question),
  unit: question.kind === 'number' || question.kind === 'calculated' ? question.unit : '',
  values: Object.entries(question.values ?? {}).map(([name, value]) => ({ name, value })),
});

const toPart = ({ id, text }: { id: string; text: LocalizedMarkdown }): PaperPartResponse => ({
  id,
  ar: text.ar,
  en: text.en,
});

/** Steps lie in their right order in the key; a paper names them by chance, and shows them by these names. */
const byName = (one: PaperPartResponse, other: PaperPartResponse): number =>
  one.id.localeCompare(other.id, 'en', { numeric: true });

type Gap = Extract<Question, { kind: 'cloze' }>['gaps'][number];
const toGap = (gap: Gap): PaperGapResponse => ({
  id: gap.id,
  kind: gap.kind,
  options: gap.kind === 'choice' ? gap.options.map(toPart) : [],
});

const pictureOf = (question: Question) =>
  question.kind === 'hotspot'
    ? { picture: question.picture, pictureAr: question.pictureText.ar, pictureEn: question.pictureText.en }
    : { picture: null, pictureAr: null, pictureEn: null };
