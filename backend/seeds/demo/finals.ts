import { drawingProof, passedByGuessing, type Question } from '@masar/domain';
import { finalTitle } from '@masar/i18n';
import { knownOf, provingOf } from '../../src/modules/questions/drawing/known-question.rules.js';
import type { ShownWork } from './certificate-evidence.js';
import { drawOf } from './drawn-quizzes.js';
import type { LearnerCourse } from './learning.js';
import type { QuestionBankRows } from './question-banks.js';
import { stableId } from './stable-id.js';

/** The course whose final assessment draws from its bank. */
const courseWithFinal = 'responsive-layouts-flexbox-grid';

interface FinalRows {
  quiz_parts: object[];
  quiz_rules: object[];
  papers: { id: string }[];
  paper_answers: object[];
  /** The best score of each who passed. */
  shown: ShownWork[];
}

const drawn = 10;
const passMark = 70;
/** Right answers of ten in each attempt, one list for each of the last who took it. */
const attemptsOfTakers = [[5, 8], [9], [10]];

const minutesBefore = (moment: string, minutes: number): string =>
  new Date(Date.parse(moment) - minutes * 60_000).toISOString();

/** A final assessment over a bank that is large enough to prove something, and the attempts of those who took it last (EVD-3). */
export function makeFinals(learning: readonly LearnerCourse[], banks: QuestionBankRows): FinalRows {
  const taken = learning.filter(({ course, byHand }) => course.row.slug === courseWithFinal && !byHand);
  const courseId = taken[0]!.course.row.id;
  const bank = banks.question_banks.find(({ course_id }) => course_id === courseId)!;
  const ready = banks.questions.filter(({ bank_id, state }) => bank_id === bank.id && state === 'ready');
  // What the lessons ask proves nothing, and is left to other quizzes.
  const askedInLessons = new Set(ready.flatMap(({ id, tags }) => (tags.includes('quiz') ? [id] : [])));
  const drawable = banks.question_versions
    .filter(
      ({ question_id, content }) =>
        content.kind === 'single' && !askedInLessons.has(question_id) && ready.some(({ id }) => id === question_id),
    )
    .map(({ question_id, content }) => onPaper(content, bank.id, question_id));
  const known = banks.question_versions
    .filter(({ question_id }) => ready.some(({ id }) => id === question_id))
    .map(({ question_id, content }) => [question_id, knownOf(content, Object.values(content.prompt))] as const);
  const guessed = [...provingOf(known, askedInLessons).guessed.values()];
  const proving = guessed.length;
  if (proving < drawingProof.timesAsMany * drawn)
    throw new Error('The bank of the final is too small to prove anything');
  const share = guessed.reduce((sum, one) => sum + one, 0) / proving;
  const paper = Array.from({ length: drawn }, () => ({ points: 1, guessed: share }));
  if (passedByGuessing(paper, passMark, drawingProof.attempts) > drawingProof.luck)
    throw new Error('The final is passed by guessing');
  // Each paper begins elsewhere, so that no two ask the same.
  const askedOn = (paper: number) => [...drawable.slice(paper), ...drawable.slice(0, paper)].slice(0, drawn);
  const takers = taken
    .flatMap(({ enrollment }) => (enrollment.completed_at ? [{ ...enrollment, at: enrollment.completed_at }] : []))
    .sort((one, other) => other.at.localeCompare(one.at));
  const attempts = attemptsOfTakers
    .flatMap((scores, taker) =>
      scores.map((right, at) => ({ right, number: at + 1, back: (scores.length - 1 - at) * 45, ...takers[taker]! })),
    )
    .map((attempt, paper) => ({ ...attempt, asked: askedOn(paper) }));
  const paperId = (user: string, number: number) => stableId('papers', `final ${user} ${number}`);
  return {
    quiz_parts: [
      drawOf(courseWithFinal, { lesson_id: null, course_id: courseId, place: 0 }, { bank_id: bank.id, count: drawn }),
    ],
    quiz_rules: [
      {
        id: stableId('quiz_rules', courseId),
        lesson_id: null,
        course_id: courseId,
        pass_mark: passMark.toFixed(2),
        attempts: 3,
        time_limit_minutes: 30,
      },
    ],
    papers: attempts.map(({ user_id, at, number, right, back, asked }) => ({
      id: paperId(user_id, number),
      user_id,
      lesson_id: null,
      course_id: courseId,
      number,
      questions: asked,
      drawn,
      drawn_from: proving,
      pass_mark: passMark.toFixed(2),
      started_at: minutesBefore(at, back + 20),
      ends_at: minutesBefore(at, back - 10),
      submitted_at: minutesBefore(at, back),
      score: (right * drawn).toFixed(2),
      has_passed: right * drawn >= passMark,
    })),
    paper_answers: attempts.flatMap(({ user_id, at, number, right, back, asked }) =>
      asked.map(({ id, options }, place) => ({
        id: stableId('paper_answers', `final ${user_id} ${number} ${id}`),
        paper_id: paperId(user_id, number),
        question_id: id,
        answer: { kind: 'single', optionId: options.find(({ weight }) => (weight === 100) === place < right)!.id },
        answered_at: minutesBefore(at, back + drawn - place),
        device: stableId('devices', user_id).slice(0, 16),
      })),
    ),
    shown: attemptsOfTakers.flatMap((scores, taker) => {
      const best = Math.max(...scores) * drawn;
      const userId = takers[taker]!.user_id;
      if (best < passMark) return [];
      const part = {
        kind: 'paper' as const,
        titleAr: finalTitle.ar,
        titleEn: finalTitle.en,
        passMark: passMark.toFixed(2),
        questions: drawn,
        drawnFrom: proving,
      };
      return [{ userId, courseId, evidence: 'B' as const, score: best.toFixed(2), part }];
    }),
  };
}

function onPaper(content: Question, bankId: string, questionId: string) {
  const { options, ...question } = content as Extract<Question, { kind: 'single' }>;
  const parts = Object.fromEntries(options.map(({ id }, at) => [`p${at + 1}`, id]));
  return {
    ...question,
    options: options.map((option, at) => ({ ...option, id: `p${at + 1}` })),
    origin: { bankId, questionId, version: 1, isDrawn: true, parts },
  };
}
