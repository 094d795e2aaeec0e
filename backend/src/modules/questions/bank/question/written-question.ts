import {
  isGrave,
  normalizeText,
  type Question,
  questionLimits,
  type QuestionState,
  questionWarnings,
  readQuestion,
} from '@masar/domain';
import { QuestionFormless, QuestionNotReady } from '../../questions.errors.js';

/** What was sent as content, as a question that bears this id. */
export function contentOf(id: string, sent: unknown): Question {
  const read = readQuestion({ ...(sent as object), id });
  if ('question' in read) return read.question;
  throw new QuestionFormless(
    { path: read.wrong || 'content' },
    { fields: [{ field: `content.${read.wrong}`, code: 'field.invalid' }] },
  );
}

/** Nobody puts a question before learners that none of them can answer (QB-2). */
export function refuseUnanswerable(state: QuestionState, content: Question): void {
  if (state === 'ready' && questionWarnings(content).some(isGrave)) throw new QuestionNotReady();
}

/** What a search in the bank looks through. */
export const wordsOf = (name: string, { prompt }: Question): string =>
  normalizeText(`${name} ${prompt.ar} ${prompt.en}`).slice(0, questionLimits.text);
