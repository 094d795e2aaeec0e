import { lessonQuestionKinds } from '../quizzes.ts';
import type { Question } from './question.ts';
import { readQuestion } from './question-form.ts';
import { isGrave, questionWarnings } from './question-warnings.ts';
import { ofShortForm } from './short-form.ts';

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
