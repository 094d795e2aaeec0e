import { type QuizQuestion } from '@masar/domain';
import type { PaperQuestion } from '../../src/modules/questions/drawing/paper-question.js';
import { gradePaper } from '../../src/modules/questions/grading/paper-grading.rules.js';
import { judgedItems } from '../../src/modules/questions/paper/judged-items.rules.js';
import { answersOf, asAsked, type Attempt, attemptsOf, paperOf } from './attempts.js';
import type { LearnerCourse } from './learning.js';
import type { QuestionBankRows } from './question-banks.js';
import { stableId } from './stable-id.js';

interface ItemAnswerRows {
  papers: { id: string }[];
  paper_answers: object[];
  item_answers: object[];
}

/** Attempts of each course with a bank whose papers say what they say of its questions. */
const attemptsOfCourse = 120;

/**
 * What the latest attempts at the quizzes of courses with a bank say of its questions, judged by the rules of the
 * product, so that item statistics have something to tell (QB-4). `known` papers are there already.
 */
export function makeItemAnswers(
  learning: readonly LearnerCourse[],
  banks: QuestionBankRows,
  known: ReadonlySet<string>,
): ItemAnswerRows {
  const papers = banks.question_banks.flatMap((bank) => {
    const ask = asking(banks, bank.id);
    return learning
      .filter(({ course, byHand }) => course.row.id === bank.course_id && !byHand)
      .flatMap((one) => attemptsOf(one))
      .filter(({ row }) => !known.has(stableId('papers', row.id)))
      .sort((one, other) => other.row.created_at.localeCompare(one.row.created_at))
      .slice(0, attemptsOfCourse)
      .map((attempt) => ({ attempt, ask }));
  });
  return {
    papers: papers.map(({ attempt, ask }) => paperOf(attempt, ask)),
    paper_answers: papers.flatMap(({ attempt }) => answersOf(attempt)),
    item_answers: papers.flatMap(({ attempt, ask }) => itemsOf(attempt, ask)),
  };
}

/** Lessons' questions stand in the bank, too: a paper asks them from there. */
function asking(banks: QuestionBankRows, bankId: string): (question: QuizQuestion) => PaperQuestion {
  const own = new Set(banks.questions.filter(({ bank_id }) => bank_id === bankId).map(({ id }) => id));
  const byPrompt = new Map(
    banks.question_versions
      .filter(({ question_id }) => own.has(question_id))
      .map(({ question_id, content }) => [content.prompt.ar, question_id]),
  );
  return (question) => {
    const asked = asAsked(question);
    const questionId = byPrompt.get(asked.prompt.ar);
    if (!questionId) return asked;
    const parts = Object.fromEntries(question.options.map(({ id }, at) => [id, `o${at + 1}`]));
    return { ...asked, origin: { bankId, questionId, version: 1, isDrawn: false, parts } };
  };
}

function itemsOf(attempt: Attempt, ask: (question: QuizQuestion) => PaperQuestion): object[] {
  const { lesson, row } = attempt;
  const given = answersOf(attempt);
  const asked = lesson.quiz!.questions.map((question) => ask(question));
  const graded = gradePaper(asked, new Map(given.map(({ question_id, answer }) => [question_id, answer])));
  const timed = new Map(
    given.map(({ question_id, answer, answered_at }) => [question_id, { answer, answeredAt: new Date(answered_at) }]),
  );
  const startedAt = new Date(Date.parse(row.created_at) - 6 * 60_000);
  return judgedItems(graded, timed, startedAt).map(({ origin, share, rest, chosen, seconds }) => ({
    id: stableId('item_answers', `${row.id} ${origin.questionId}`),
    paper_id: stableId('papers', row.id),
    question_id: origin.questionId,
    version: origin.version,
    share: share.toFixed(4),
    rest: rest === null ? null : rest.toFixed(4),
    chosen,
    seconds,
  }));
}
