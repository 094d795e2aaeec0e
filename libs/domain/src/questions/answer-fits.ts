import type { QuestionAnswer } from './answer.ts';
import { type Question, questionKinds } from './question.ts';

/** The longest text of an answer. */
export const longestAnswer = 1000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= longestAnswer;
const isPercent = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 100;
const areDifferent = (value: unknown, known: readonly string[]): boolean =>
  Array.isArray(value) && new Set(value).size === value.length && value.every((id) => known.includes(id as string));

/** Whether something sent is an answer to this question: of its kind, and about parts that it has (QB-1). */
export function answerFits(question: Question, answer: unknown): answer is QuestionAnswer {
  if (!isRecord(answer) || answer['kind'] !== question.kind || !questionKinds.includes(question.kind)) return false;
  switch (question.kind) {
    case 'single':
      return question.options.some(({ id }) => id === answer['optionId']);
    case 'multiple':
      return areDifferent(
        answer['optionIds'],
        question.options.map(({ id }) => id),
      );
    case 'true-false':
      return typeof answer['isTrue'] === 'boolean';
    case 'short-text':
    case 'number':
    case 'calculated':
      return isText(answer['text']);
    case 'matching': {
      const [lefts, rights] = [question.left.map(({ id }) => id), question.right.map(({ id }) => id)];
      return (
        isRecord(answer['pairs']) &&
        Object.entries(answer['pairs']).every(
          ([left, right]) => lefts.includes(left) && rights.includes(right as string),
        )
      );
    }
    case 'ordering':
      return areDifferent(
        answer['itemIds'],
        question.items.map(({ id }) => id),
      );
    case 'cloze':
      return (
        isRecord(answer['gaps']) && Object.entries(answer['gaps']).every(([id, value]) => fitsGap(question, id, value))
      );
    case 'hotspot':
      return isPercent(answer['x']) && isPercent(answer['y']);
  }
}

function fitsGap(question: Extract<Question, { kind: 'cloze' }>, id: string, value: unknown): boolean {
  const gap = question.gaps.find((each) => each.id === id);
  if (!gap || !isText(value)) return false;
  return gap.kind !== 'choice' || gap.options.some((option) => option.id === value);
}
