import type { QuestionAnswer } from '@masar/domain';
import { paperPrefix } from '#shared/storage/personal-keys';
import { readStored, writeStored } from '#shared/storage/stored';

/** Answers that have not arrived yet, in the order in which they were given; they outlive the page and go at sign-out (EVD-2). */
export type KeptAnswers = [questionId: string, answer: QuestionAnswer][];

const keyOf = (paperId: string): string => `${paperPrefix}:${paperId}`;

function parse(stored: string | null): KeptAnswers {
  try {
    const kept: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(kept) ? (kept as KeptAnswers) : [];
  } catch {
    return [];
  }
}

export const keptAnswers = (paperId: string): KeptAnswers => parse(readStored(keyOf(paperId)));

const store = (paperId: string, kept: KeptAnswers): void =>
  writeStored(keyOf(paperId), kept.length > 0 ? JSON.stringify(kept) : null);

/** The last answer to each question, last of all. */
export const keepAnswer = (paperId: string, questionId: string, answer: QuestionAnswer): void =>
  store(paperId, [...keptAnswers(paperId).filter(([id]) => id !== questionId), [questionId, answer]]);

/** It has arrived; another that was given meanwhile stays. */
export function forgetAnswer(paperId: string, questionId: string, answer: QuestionAnswer): void {
  const text = JSON.stringify(answer);
  const kept = keptAnswers(paperId);
  store(
    paperId,
    kept.filter(([id, other]) => id !== questionId || JSON.stringify(other) !== text),
  );
}

/** A paper that has ended takes no more. */
export const forgetPaper = (paperId: string): void => store(paperId, []);

/** Tells what another tab of this browser gave or delivered; answers how to stop. */
export function onKeptElsewhere(paperId: string, tell: (kept: KeptAnswers) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === keyOf(paperId)) tell(parse(newValue));
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
