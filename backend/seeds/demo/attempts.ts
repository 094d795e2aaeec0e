import type { QuestionAnswer } from '@masar/domain';
import { ofShortForm, quizDefaults, type QuizQuestion } from '@masar/domain';
import type { QuizAnswer } from '../../src/modules/courses/lesson/quiz.js';
import type { PaperQuestion } from '../../src/modules/questions/drawing/paper-question.js';
import type { LearnerCourse } from './learning.js';
import { failedAttemptsAt, quizPassMark } from './quizzes.js';
import type { Random } from './random.js';
import type { LessonRow, QuizAttemptRow } from './rows.js';
import { stableId } from './stable-id.js';
import type { Timeline } from './timeline.js';

interface AnswerRow {
  id: string;
  paper_id: string;
  question_id: string;
  answer: QuestionAnswer;
  answered_at: string;
  device: string;
}

export interface AttemptRows {
  quiz_rules: object[];
  papers: { id: string }[];
  paper_answers: object[];
  attempt_requests: object[];
  learning_signs: object[];
}

/** So many attempts at the quiz at which somebody is stuck; three at the others. */
const fewAttempts = 2;
const papersTotal = 12;
const minutes = 1 / (24 * 60);

export interface Attempt {
  one: LearnerCourse;
  lesson: LessonRow;
  row: QuizAttemptRow;
}

/**
 * The latest attempts at quizzes of the demo instructor's courses as papers. Somebody whose attempts are used up asks for
 * another, and something looked odd, so that nobody has to wait for either to see where it appears (EVD-2, EVD-5).
 */
export function makeAttempts(learning: readonly LearnerCourse[], random: Random, timeline: Timeline): AttemptRows {
  const taught = learning.filter(({ course, byHand }) => course.owner.isDemoAccount && !byHand);
  const stuckAt = failNextQuiz(taught, random, timeline);
  const attempts = taught
    .flatMap((one) => attemptsOf(one))
    .sort((one, other) => other.row.created_at.localeCompare(one.row.created_at));
  const stuck = attempts.find(({ lesson, row }) => lesson === stuckAt.lesson && row === stuckAt.row)!;
  const chosen = new Set(
    attempts
      .slice(0, papersTotal)
      .map(({ one }) => one)
      .concat(stuck.one),
  );
  const kept = attempts.filter(({ one }) => chosen.has(one));
  const odd = kept.find(({ one }) => one !== stuck.one) ?? stuck;
  const [user_id, lesson_id] = [stuck.row.user_id, stuck.lesson.id];
  return {
    quiz_rules: quizLessons(learning).map(({ id }) => ({
      id: stableId('quiz_rules', id),
      lesson_id: id,
      course_id: null,
      pass_mark: quizPassMark,
      attempts: id === lesson_id ? fewAttempts : quizDefaults.attempts,
      time_limit_minutes: null,
    })),
    papers: kept.map((attempt) => paperOf(attempt)),
    paper_answers: kept.flatMap((attempt) => answersOf(attempt)),
    attempt_requests: [
      {
        id: stableId('attempt_requests', `${user_id} ${lesson_id}`),
        user_id,
        lesson_id,
        note: 'انقطعت الكهرباء في المحاولة الأخيرة، وراجعت الدرس من جديد.',
        state: 'asked',
        asked_at: timeline.daysAgo(0.4),
      },
    ],
    learning_signs: [
      {
        id: stableId('learning_signs', odd.row.id),
        user_id: odd.row.user_id,
        course_id: odd.one.course.row.id,
        lesson_id: odd.lesson.id,
        kind: 'several-devices',
        times: 2,
        noticed_at: odd.row.created_at,
      },
    ],
  };
}

export const attemptsOf = (one: LearnerCourse): Attempt[] =>
  one.quizAttempts.flatMap((row) => {
    const lesson = one.course.lessons.find(({ id }) => id === row.lesson_id);
    return lesson?.quiz ? [{ one, lesson, row }] : [];
  });

const quizLessons = (learning: readonly LearnerCourse[]): LessonRow[] =>
  [...new Set(learning.map(({ course }) => course))].flatMap(({ lessons }) => lessons.filter(({ quiz }) => quiz));

/** The latest who came as far as a lesson with a quiz fails it until no attempt is left; the lesson stays open. */
function failNextQuiz(taught: readonly LearnerCourse[], random: Random, timeline: Timeline) {
  const [next] = taught
    .flatMap((one) => {
      const lesson = one.course.lessons[one.lessonProgress.length];
      return lesson?.quiz && one.lessonProgress.length > 0 ? [{ one, lesson }] : [];
    })
    .sort((a, b) => a.one.person.lastActiveAge - b.one.person.lastActiveAge);
  if (!next) throw new Error('Nobody has a quiz of the demo instructor before them');
  const { one, lesson } = next;
  const at = { age: one.person.lastActiveAge + 0.02, total: fewAttempts };
  const rows = failedAttemptsAt(lesson, one.person.row.id, at, random, timeline);
  one.quizAttempts.push(...rows);
  return { lesson, row: rows[0] };
}

const numberOf = ({ one, row }: Attempt): number =>
  one.quizAttempts.filter(({ lesson_id }) => lesson_id === row.lesson_id).findIndex(({ id }) => id === row.id) + 1;

const earlier = (moment: string, days: number): string =>
  new Date(Date.parse(moment) - days * 24 * 60 * 60 * 1000).toISOString();

/** The attempt as a paper; `ask` says how its questions stand there. */
export function paperOf(attempt: Attempt, ask = asAsked) {
  const { one, lesson, row } = attempt;
  return {
    id: stableId('papers', row.id),
    user_id: row.user_id,
    lesson_id: lesson.id,
    course_id: one.course.row.id,
    number: numberOf(attempt),
    questions: lesson.quiz!.questions.map((question) => ask(question)),
    drawn: 0,
    drawn_from: 0,
    pass_mark: quizPassMark,
    started_at: earlier(row.created_at, 6 * minutes),
    ends_at: null,
    submitted_at: row.created_at,
    score: row.score,
    has_passed: Number(row.score) >= Number(quizPassMark),
  };
}

/** A question as a paper holds it, with its options under the names by which they were chosen. */
export const asAsked = (question: QuizQuestion): PaperQuestion => ofShortForm(question);

export const answersOf = ({ lesson, row }: Attempt): AnswerRow[] =>
  row.answers.map((given, at) => ({
    id: stableId('paper_answers', `${row.id} ${given.questionId}`),
    paper_id: stableId('papers', row.id),
    question_id: given.questionId,
    answer: answerTo(
      lesson.quiz!.questions.find(({ id }) => id === given.questionId),
      given,
    ),
    answered_at: earlier(row.created_at, 6 * minutes - secondsUntil(row, at) / (24 * 60 * 60)),
    device: stableId('devices', row.user_id).slice(0, 16),
  }));

/** Some think longer than others, and nobody as long at each question. */
const secondsUntil = ({ id, answers }: QuizAttemptRow, at: number): number =>
  answers
    .slice(0, at + 1)
    .reduce(
      (sum, { questionId }) =>
        sum + 15 + (Number.parseInt(stableId('seconds', `${id} ${questionId}`).slice(0, 6), 16) % 60),
      0,
    );

const answerTo = (question: QuizQuestion | undefined, { optionIds }: QuizAnswer): QuestionAnswer =>
  question?.type === 'multiple' ? { kind: 'multiple', optionIds } : { kind: 'single', optionId: optionIds[0] ?? '' };
