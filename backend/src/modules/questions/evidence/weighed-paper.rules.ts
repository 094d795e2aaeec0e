import {
  drawingLacks,
  drawingProof,
  guessedShare,
  isGuessable,
  passedByGuessing,
  type QuestionAnswer,
  type WeighedPaper,
} from '@masar/domain';
import type { PaperQuestion } from '../drawing/paper-question.js';
import { gradePaper } from '../grading/paper-grading.rules.js';
import type { KeyOnPapers } from './keys-on-papers.js';

/** A paper with what it was drawn from and the rules of its quiz, passed or not. */
export interface PaperOfEvidence {
  questions: readonly PaperQuestion[];
  drawn: number;
  drawnFrom: number;
  /** Percent. */
  passMark: string;
  /** How many the rules allow. */
  attempts: number;
  pauseMinutes: number;
}

/** A paper that was handed in. */
export interface TakenPaper extends PaperOfEvidence {
  /** Which attempt it was, from 1. */
  number: number;
  answers: ReadonlyMap<string, QuestionAnswer>;
}

/** As its bank said when it was drawn; papers of former builds know of the question alone. */
const guessedOf = (question: PaperQuestion): number => question.origin?.guessed ?? guessedShare(question);
/** What its bank said stands for chance alone: whatever of it proves nothing was drawn with a whole point. */
const proves = ({ origin, ...question }: PaperQuestion): boolean =>
  origin?.isDrawn === true &&
  (origin.guessed === undefined ? !isGuessable(question as PaperQuestion) : origin.guessed < 1);

/** What of a paper counts for evidence B (EVD-8). */
export function weighed(paper: PaperOfEvidence, granted = 0): WeighedPaper {
  const proving = paper.questions.filter(proves);
  const passMark = Number(paper.passMark);
  const chances = proving.map((question) => ({ points: question.points, guessed: guessedOf(question) }));
  return {
    asked: paper.questions.length,
    drawn: paper.drawn,
    proving: proving.length,
    drawnFrom: paper.drawnFrom,
    passMark,
    attempts: paper.attempts,
    pauseMinutes: paper.pauseMinutes,
    luck: passedByGuessing(chances, passMark, paper.attempts + granted),
  };
}

/**
 * Whether a paper that was passed is evidence B: it lacks nothing, those of its questions that cannot be guessed pass by
 * themselves, and it is not one of more attempts than the rule knows, unless somebody granted it (EVD-8).
 */
export function provesKnowledge(paper: TakenPaper, granted: number): boolean {
  if (drawingLacks(weighed(paper, granted)).length > 0 || paper.number > drawingProof.attempts + granted) return false;
  const proving = paper.questions.filter(proves);
  // Counted alike too: one question of a hundred points would pass for nine others.
  return [proving, proving.map((question) => ({ ...question, points: 1 }))].every(
    (questions) => Number(gradePaper(questions, paper.answers).score) >= Number(paper.passMark),
  );
}

/**
 * Which questions count nothing since their key was shown: in another quiz, or in this one by rules that lack what those of
 * the paper do not, looser for an hour though they were (EVD-8).
 */
export function shownBefore(
  paper: PaperOfEvidence,
  granted: number,
  keys: readonly KeyOnPapers[],
): ReadonlySet<string> {
  const lacks = drawingLacks(weighed(paper, granted));
  const isLoose = ({ passMark, attempts }: KeyOnPapers) => {
    const loosest = {
      ...paper,
      passMark: String(Math.min(Number(paper.passMark), Number(passMark ?? paper.passMark))),
      attempts: Math.max(paper.attempts, attempts ?? 0),
    };
    return drawingLacks(weighed(loosest, granted)).some((lack) => !lacks.includes(lack));
  };
  return new Set(keys.filter((key) => key.isElsewhere || isLoose(key)).map(({ questionId }) => questionId));
}

/** The same paper, where such questions count nothing. */
export function withoutShown(paper: TakenPaper, granted: number, keys: readonly KeyOnPapers[]): TakenPaper {
  const shown = shownBefore(paper, granted, keys);
  const questions = paper.questions.map((question) =>
    question.origin && shown.has(question.origin.questionId)
      ? { ...question, origin: { ...question.origin, guessed: 1 } }
      : question,
  );
  return { ...paper, questions };
}
