import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isWaitingFor, useOutbox } from '#subjects/outbox/outbox-state';
import { sendStep, showProject, subjectOf } from '../workshop.mutations';
import type { ProjectDetail, Step } from '../workshop.queries';
import { draftKey, readNotesDraft, restoredNotes, writeNotesDraft } from './notes-draft';

/** Pause in typing after which notes are saved. */
const PAUSE_MS = 1200;

type NotesStatus = 'saved' | 'saving' | 'waiting' | 'failed';

/**
 * The notes of a step, saved while they are written: every letter is kept in this browser until the server has it, so
 * that neither a lost network nor a closed tab costs a word (WRK-1, PERF-5).
 */
export function useStepNotes(userId: string, project: ProjectDetail, step: Step) {
  const key = draftKey(userId, project.id, step.id);
  const queryClient = useQueryClient();
  const isWaiting = isWaitingFor(useOutbox(), 'project-notes', subjectOf(project, step).id);
  const [saved, setSaved] = useState(step.notes);
  const [restored] = useState(() => restoredNotes(readNotesDraft(key), step.notes));
  const [text, setText] = useState(restored);
  const [sending, setSending] = useState<'idle' | 'sending' | 'failed'>('idle');
  const isDirty = text !== saved;

  if (saved !== step.notes) {
    setSaved(step.notes);
    // What is being written goes on; otherwise the latest of the server is shown.
    if (!isDirty) setText(step.notes);
  }

  const send = useCallback(
    async (notes: string) => {
      setSending('sending');
      try {
        const changed = await sendStep(project, step, 'project-notes', { notes });
        if (changed) showProject(queryClient, changed);
        setSending('idle');
      } catch {
        setSending('failed');
      }
    },
    [project, step, queryClient],
  );

  useEffect(() => writeNotesDraft(key, isDirty ? { base: saved, text } : null), [key, isDirty, saved, text]);

  const latest = useRef({ send, text, isDirty });
  useEffect(() => {
    latest.current = { send, text, isDirty };
  });
  const flush = useCallback(() => {
    const { send: sendNow, text: notes, isDirty: isOpen } = latest.current;
    if (isOpen) void sendNow(notes);
  }, []);

  useEffect(() => {
    if (!isDirty) return undefined;
    const timer = setTimeout(flush, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isDirty, flush]);

  // Leaving the step, the page or the browser does not wait for the pause.
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  const unsaved: NotesStatus = sending === 'failed' ? 'failed' : isWaiting ? 'waiting' : 'saving';
  const status: NotesStatus = isDirty ? unsaved : 'saved';
  return { text, change: setText, flush, status, wasRestored: restored !== step.notes && text === restored };
}
