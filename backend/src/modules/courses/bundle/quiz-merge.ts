import { isDeepStrictEqual } from 'node:util';
import { askedParts, type Question } from '@masar/domain';
import { renamed } from '../lesson/authoring/quiz.rules.js';

/** Bundles know no ids: a question or part that reads as before keeps the id that answers already point at (CRS-5). */
export const withFormerIds = (questions: readonly Question[], former: readonly Question[]): Question[] =>
  questions.map((question) => {
    const same = former.find((each) => isDeepStrictEqual(withoutNames(each), withoutNames(question)));
    if (same) return same;
    const known = former.find(({ prompt }) => prompt.ar === question.prompt.ar);
    if (!known) return question;
    const words = (id: string) => partsOf(question).find((part) => part.id === id)?.ar;
    const idOf = (id: string) => partsOf(known).find(({ ar }) => ar === words(id))?.id ?? id;
    return { ...renamed(question, idOf), id: known.id };
  });

const partsOf = (question: Question) => {
  const { options, left, right, items, gaps } = askedParts(question);
  return [...options, ...left, ...right, ...items, ...gaps.flatMap((gap) => gap.options)];
};

/** The question with parts that are called by their place. */
function withoutNames(question: Question): Question {
  let place = 0;
  return { ...renamed(question, () => `p${(place += 1)}`), id: '' };
}
