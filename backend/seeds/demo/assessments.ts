import { type AssessmentKind, assessmentScore } from '@masar/domain';
import {
  isEnough,
  mostQuestions,
  nextQuestion,
} from '../../src/modules/skills/assessment/measuring/placement.rules.js';
import { chanceOfRight, estimate, placeOnLevel } from '../../src/modules/skills/assessment/measuring/rasch.rules.js';
import { levelOfScore } from '../../src/modules/skills/assessment/retake.rules.js';
import { type BankQuestion, readQuestionBank } from '../reference/question-bank.js';
import type { Person } from './people.js';
import type { Random } from './random.js';
import { stableId } from './stable-id.js';
import type { Timeline } from './timeline.js';

interface AttemptRow {
  id: string;
  user_id: string;
  skill_id: string;
  kind: AssessmentKind;
  status: 'finished';
  started_at: string;
  finished_at: string;
  score: number;
  level: number;
  confidence: string;
  ability: string;
  standard_error: string;
  is_counted: true;
}

interface AnswerRow {
  id: string;
  attempt_id: string;
  item_id: string;
  position: number;
  option_id: string;
  is_right: boolean;
  difficulty: string;
  /** Made-up answers teach nothing about the questions. */
  is_calibrating: false;
  answered_at: string;
}

export interface AssessmentRows {
  assessment_attempts: AttemptRow[];
  assessment_answers: AnswerRow[];
}

/** What the demo student took: a quick check, and a placement test as somebody of this ability would have passed it. */
const taken = [
  { skillId: 'web-development', kind: 'quick', ability: -0.1, age: 33.2 },
  { skillId: 'graphic-design', kind: 'placement', ability: 0.9, age: 12.4 },
] as const;

/** The demo student's attempts, measured by the rules of the product (ASM-1). */
export function makeAssessments(student: Person, random: Random, timeline: Timeline): AssessmentRows {
  const bank = readQuestionBank();
  const attempts = taken.map(({ skillId, kind, ability, age }) => {
    const questions = bank.filter((question) => question.skillId === skillId && question.kind === kind);
    const answered = kind === 'quick' ? questions : askedInTest(questions, ability, random);
    const answers = answered.map((question) => answerOf(question, ability, random));
    const id = stableId('assessment_attempts', `${student.row.id} ${skillId} ${kind}`);
    const at = {
      user_id: student.row.id,
      started_at: timeline.daysAgo(age),
      finished_at: timeline.daysAgo(age - 0.01),
    };
    const attempt: AttemptRow = { id, skill_id: skillId, kind, status: 'finished', ...at, ...measured(kind, answers) };
    return { attempt, answers: answers.map((answer, position) => answerRow(attempt, answer, position)) };
  });
  return {
    assessment_attempts: attempts.map(({ attempt }) => attempt),
    assessment_answers: attempts.flatMap(({ answers }) => answers),
  };
}

interface Answer {
  question: BankQuestion;
  difficulty: number;
  isRight: boolean;
}

/** Right as often as the model expects, but by a fixed rule: easier than the ability is right. */
function answerOf(question: BankQuestion, ability: number, random: Random): Answer {
  const isRight = chanceOfRight(ability, question.difficulty) > random.between(0.3, 0.7);
  return { question, difficulty: question.difficulty, isRight };
}

function askedInTest(bank: readonly BankQuestion[], ability: number, random: Random): BankQuestion[] {
  const asked: BankQuestion[] = [];
  const answers: Answer[] = [];
  const most = mostQuestions(bank.length);
  for (;;) {
    const known = estimate(answers);
    if (isEnough(answers, known, most)) return asked;
    const left = bank.filter((question) => !asked.includes(question));
    const candidates = left.map(({ id, difficulty }) => ({ id, difficulty, isKnown: false }));
    const next = nextQuestion(candidates, known.ability, () => random.next());
    const question = left.find(({ id }) => id === next);
    if (!question) return asked;
    asked.push(question);
    answers.push(answerOf(question, ability, random));
  }
}

function measured(kind: AssessmentKind, answers: readonly Answer[]) {
  const known = estimate(answers);
  const score = assessmentScore(answers.filter(({ isRight }) => isRight).length, answers.length);
  const placed = placeOnLevel(known);
  const level = kind === 'quick' ? levelOfScore(score) : placed.level;
  return {
    score,
    level,
    confidence: (known.levelChances[level - 1] ?? 0).toFixed(2),
    ability: known.ability.toFixed(3),
    standard_error: known.standardError.toFixed(3),
    is_counted: true as const,
  };
}

function answerRow(attempt: AttemptRow, { question, isRight, difficulty }: Answer, position: number): AnswerRow {
  const wrong = question.options.find(({ id }) => id !== question.rightOptionId);
  return {
    id: stableId('assessment_answers', `${attempt.id} ${question.id}`),
    attempt_id: attempt.id,
    item_id: question.id,
    position,
    option_id: isRight ? question.rightOptionId : (wrong?.id ?? ''),
    is_right: isRight,
    difficulty: difficulty.toFixed(3),
    is_calibrating: false,
    answered_at: attempt.finished_at,
  };
}
