import { readStored, writeStored } from '#shared/storage/stored';

/** Words that the server has not got yet, and what it had when they were begun. */
export interface NotesDraft {
  base: string;
  text: string;
}

export const draftKey = (userId: string, projectId: string, stepId: string): string =>
  `masarNotes ${userId} ${projectId} ${stepId}`;

export function readNotesDraft(key: string): NotesDraft | null {
  try {
    const draft = JSON.parse(readStored(key) ?? 'null') as Partial<NotesDraft> | null;
    return typeof draft?.base === 'string' && typeof draft.text === 'string' ? (draft as NotesDraft) : null;
  } catch {
    return null;
  }
}

export const writeNotesDraft = (key: string, draft: NotesDraft | null): void =>
  writeStored(key, draft && JSON.stringify(draft));

/** What to go on writing with: where both sides changed meanwhile, nothing of either is lost. */
export function restoredNotes(draft: NotesDraft | null, saved: string): string {
  if (!draft || draft.text === saved) return saved;
  if (draft.base === saved || saved === '') return draft.text;
  return saved.includes(draft.text) ? saved : `${saved}\n\n${draft.text}`;
}
