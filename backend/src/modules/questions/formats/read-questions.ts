import type { LossReason, Question, SkipReason } from '@masar/domain';
import type { Relations } from './relations.js';

/** What of a file's question was not kept, and the word or value that it is about. */
export interface Loss {
  reason: LossReason;
  detail: string;
}

/** A question of a file as it would be in a bank (QB-3). */
export interface ReadQuestion extends Relations {
  /** Where it stood: a line, a row, or the name of an item. */
  place: string;
  /** The author's name for it; empty where it has none. */
  name: string;
  tags: string[];
  question: Question;
  losses: Loss[];
}

/** A question that cannot be kept as it was meant, and why. */
interface SkippedQuestion {
  place: string;
  reason: SkipReason;
  detail: string;
}

/** A file as questions; each of its items is in one of the two lists (QB-3). */
export interface ReadQuestions {
  questions: ReadQuestion[];
  skipped: SkippedQuestion[];
}

/** Ends the reading of one question; whoever knows its place says it. */
export class Unreadable extends Error {
  constructor(
    readonly reason: SkipReason,
    readonly detail = '',
  ) {
    super(`${reason} ${detail}`);
  }
}

/** Ends the reading of the whole file: elements in elements beyond what anybody writes (SEC-6). */
export class TooDeep extends Error {}

/** Reads one item into the list that it belongs to. */
export function readInto(result: ReadQuestions, place: string, read: () => Omit<ReadQuestion, 'place'>): void {
  try {
    result.questions.push({ place, ...read() });
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    result.skipped.push({ place, reason: error.reason, detail: error.detail });
  }
}
