import { useSyncExternalStore } from 'react';

export type WaitingKind =
  'lesson-completed' | 'watch-time' | 'learning-time' | 'quiz-attempt' | 'project-notes' | 'step-done';

/** Of these nobody waits to hear that they were sent. */
export const silentKinds: readonly WaitingKind[] = ['watch-time', 'learning-time', 'project-notes'];

/** A write that somebody made and the server may not have yet. */
export interface Write {
  kind: WaitingKind;
  method: 'POST' | 'PUT';
  path: string;
  body: unknown;
  /** What it is about: a lesson's id and its title in both languages. */
  subject: { id: string; titleAr: string; titleEn: string };
}

export interface OutboxEntry extends Write {
  /** Made at the click; however often the write is sent, the server counts it once (REL-3). */
  key: string;
  /** The user who made it; it is never sent for another. */
  owner: string;
  /** Milliseconds since 1970. */
  madeAt: number;
  /** The server's final no, in its own words; such an entry waits for its owner to read and discard it. */
  refusal?: string;
}

export interface OutboxState {
  /** Of the present owner, oldest first. */
  entries: readonly OutboxEntry[];
  isSending: boolean;
}

const empty: OutboxState = { entries: [], isSending: false };
let state = empty;
const listeners = new Set<() => void>();

export function showOutbox(next: Partial<OutboxState>): void {
  state = { ...state, ...next };
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What waits, kept in memory so that the shell can show it without the database behind it. */
export const useOutbox = (): OutboxState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => empty,
  );

/** Whether this write about this subject still waits. */
export const isWaitingFor = ({ entries }: OutboxState, kind: WaitingKind, subjectId: string): boolean =>
  entries.some((entry) => entry.kind === kind && entry.subject.id === subjectId && !entry.refusal);
