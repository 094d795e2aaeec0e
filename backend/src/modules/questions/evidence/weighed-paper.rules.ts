import { drawingLacks, drawingProof, isGuessable, type QuestionAnswer, type WeighedPaper } from '@masar/domain';
import { gradePaper } from '../paper/paper-grading.rules.js';
import type { PaperQuestion } from '../paper/paper-question.js';

/** A paper with what it was drawn from, passed or not. */
export interface PaperOfEvidence {
  questions: readonly PaperQuestion[];
  drawn: number;
  drawnFrom: number;
  /** Percent. */
  passMark: string;
}

/** A paper that was handed in. */
export interface TakenPaper extends PaperOfEvidence {
  /** Which attempt it was, from 1. */
  number: number;
  answers: ReadonlyMap<string, QuestionAnswer>;
}

const proves = (question: PaperQuestion): boolean => question.origin?.isDrawn === true && !isGuessable(question);

/** What of a paper counts for evidence B (EVD-8). */
export const weighed = ({ questions, drawn, drawnFrom, passMark }: PaperOfEvidence): WeighedPaper => ({
  asked: questions.length,
  drawn,
  proving: questions.filter(proves).length,
  drawnFrom,
  passMark: Number(passMark),
});

/**
 * Whether a paper that was passed is evidence B: it lacks nothing, those of its questions that cannot be guessed pass by
 * themselves, and it is not one of more attempts than the rule knows, unless somebody granted it (EVD-8).
 */
export function provesKnowledge(paper: TakenPaper, granted: number): boolean {
  if (drawingLacks(weighed(paper)).length > 0 || paper.number > drawingProof.attempts + granted) return false;
  const proving = paper.questions.filter(proves);
  // Counted alike too: one question of a hundred points would pass for nine others.
  return [proving, proving.map((question) => ({ ...question, points: 1 }))].every(
    (questions) => Number(gradePaper(questions, paper.answers).score) >= Number(paper.passMark),
  );
}
