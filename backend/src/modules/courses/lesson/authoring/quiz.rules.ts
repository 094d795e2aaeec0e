import {
  isGrave,
  lessonQuestionKinds,
  type Question,
  questionWarnings,
  readQuestion,
  withOwnParts,
} from '@masar/domain';
import { ofShortForm } from '../quiz-questions.js';

/** A question as it is sent: its content by its kind, or a choice in the short form, whose options count before it. */
export interface SentQuestion {
  id?: string | undefined;
  content?: object | undefined;
  type?: 'single' | 'multiple' | undefined;
  promptAr?: string | undefined;
  promptEn?: string | undefined;
  options?: { id?: string | undefined; ar: string; en?: string | undefined; correct: boolean }[] | undefined;
  explanationAr?: string | undefined;
  explanationEn?: string | undefined;
}

/** The questions of a quiz as they were sent; undefined where one of them can't stand before learners (CRS-4). */
export function sentQuestions(sent: readonly SentQuestion[]): Question[] | undefined {
  const questions = sent.flatMap((each) => sentQuestion(each) ?? []);
  return questions.length > 0 && questions.length === sent.length ? questions : undefined;
}

function sentQuestion({ id = '', content, options = [], ...short }: SentQuestion): Question | undefined {
  const read = readQuestion({ ...(options.length > 0 ? longForm(short, options) : content), id });
  return 'question' in read && isFit(read.question) ? read.question : undefined;
}

/** Missing English falls back to the Arabic. */
function longForm(
  { type = 'single', promptAr = '', promptEn, explanationAr = '', explanationEn }: SentQuestion,
  options: NonNullable<SentQuestion['options']>,
): Question {
  return ofShortForm({
    id: '',
    type,
    promptAr,
    promptEn: promptEn || promptAr,
    options: options.map(({ id, ar, en, correct }, at) => ({ id: id ?? `o${at + 1}`, ar, en: en || ar, correct })),
    explanationAr,
    explanationEn: explanationEn || explanationAr,
  });
}

/** Whether it says in Arabic what it asks, and can be answered; of a single choice exactly one option is right. */
const isFit = (question: Question): boolean =>
  lessonQuestionKinds.includes(question.kind) &&
  question.prompt.ar.trim() !== '' &&
  !questionWarnings(question).some(isGrave) &&
  (question.kind !== 'single' || question.options.filter(({ weight }) => weight === 100).length === 1);

/**
 * The questions as they are stored: they and their parts keep the ids that the lesson gave them, so that former answers
 * still point at them; all others get a new one, for names that authors give tell what is right (EVD-5).
 */
export function withLastingIds(questions: readonly Question[], former: readonly Question[], newId: () => string) {
  const known = new Set(former.flatMap(idsOf));
  const keep = (id: string): string => (known.delete(id) ? id : newId());
  return questions.map((question): Question => ({ ...renamed(question, keep), id: keep(question.id) }));
}

/** The question with other names for its parts, in their order. */
export const renamed = (question: Question, rename: (id: string) => string): Question =>
  // A part of a gap is `gap/part`.
  withOwnParts(question, { name: (id) => rename(id.slice(id.indexOf('/') + 1)), shuffled: (parts) => [...parts] });

function idsOf(question: Question): string[] {
  const ids = [question.id];
  renamed(question, (id) => `${ids.push(id)}`);
  return ids;
}
