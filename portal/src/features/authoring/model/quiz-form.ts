import { isGrave, lessonQuestionKinds, type Question, type QuestionKind, questionWarnings } from '@masar/domain';
import { newQuestion } from '#subjects/questions/editing/editing-kinds';
import { freeId, markRight } from '#subjects/questions/editing/new-question';
import type { LessonChange, LessonDraft } from '../authoring.queries';

/** Kinds that a lesson asks itself, in the order in which they are offered. */
export const quizKinds: readonly QuestionKind[] = lessonQuestionKinds;

/** Told apart from those of the server, which keep their ids so that former answers still point at them. */
const newIds = 'new-';

export const toQuestions = (quiz: LessonDraft['quiz']): Question[] =>
  (quiz?.questions ?? []).map(({ id, content }) => ({ ...content, id }) as unknown as Question);

export const withNewQuestion = (questions: readonly Question[]): Question[] => [
  ...questions,
  { ...newQuestion('single'), id: freeId(newIds, questions) },
];

/** Without questions there is no quiz. */
export const toQuizChange = (questions: readonly Question[]): NonNullable<LessonChange['quiz']> | null =>
  questions.length === 0
    ? null
    : { questions: questions.map(({ id, ...content }) => ({ ...(!id.startsWith(newIds) && { id }), content })) };

/** The question as one of another kind; choices keep their options, and where one may be right the first that was. */
export function withKind(question: Question, kind: QuestionKind): Question {
  const { id, prompt, points, explanation } = question;
  const blank = { ...newQuestion(kind), id, prompt, points, ...(explanation && { explanation }) };
  if (!('options' in blank && 'options' in question)) return blank;
  const first = question.options.find(({ weight }) => weight > 0);
  const kept = { ...blank, options: question.options };
  return { ...kept, options: markRight(kept, first?.id ?? '', true) };
}

export type QuestionProblem = 'prompt' | 'words' | 'key';

/** What a question lacks before the server would take it (CRS-4); null when it is in order. */
export function questionProblem(question: Question): QuestionProblem | null {
  if (!question.prompt.ar.trim()) return 'prompt';
  const parts = ['options', 'items', 'left', 'right'].flatMap(
    (list) => ((question as unknown as Record<string, unknown>)[list] ?? []) as { text: { ar: string } }[],
  );
  if (parts.some(({ text }) => !text.ar.trim())) return 'words';
  return questionWarnings(question).some(isGrave) ? 'key' : null;
}
