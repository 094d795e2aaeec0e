import { limits } from '@masar/domain';
import { useCallback, useEffect, useRef } from 'react';
import { sendOrKeep } from '#subjects/outbox/send-or-keep';
import type { Lesson } from '../lesson.queries';
import { LearningClock } from './learning-clock';

const uses = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchmove'] as const;

/** Tells the server what is spent with the lesson in view and used (LRN-1); call it for a video that plays. */
export function useLearningTime(lesson: Lesson, isEnrolled: boolean): () => void {
  const { id, titleAr, titleEn } = lesson;
  const clock = useRef<LearningClock>(null);

  useEffect(() => {
    if (!isEnrolled) return;
    const current = new LearningClock(() => Date.now());
    clock.current = current;
    const beat = () => {
      const whiles = current.take();
      if (whiles.length === 0) return;
      sendOrKeep({
        kind: 'learning-time',
        method: 'POST',
        path: `/api/lessons/${id}/learning-time`,
        body: { whiles },
        subject: { id, titleAr, titleEn },
        // Nothing on the page waits for it.
      }).catch((error: unknown) => console.warn('Not counted:', error));
    };
    const note = () => {
      if (document.visibilityState === 'visible') current.use();
    };
    const leave = () => {
      current.pause();
      beat();
    };
    const turn = () => (document.visibilityState === 'visible' ? note() : leave());
    const timer = setInterval(beat, limits.learningBeatMs);
    const passively = { passive: true, capture: true };
    for (const kind of uses) window.addEventListener(kind, note, passively);
    document.addEventListener('visibilitychange', turn);
    window.addEventListener('pagehide', leave);
    note();
    return () => {
      clearInterval(timer);
      for (const kind of uses) window.removeEventListener(kind, note, passively);
      document.removeEventListener('visibilitychange', turn);
      window.removeEventListener('pagehide', leave);
      leave();
      clock.current = null;
    };
  }, [id, titleAr, titleEn, isEnrolled]);

  return useCallback(() => {
    if (document.visibilityState === 'visible') clock.current?.use();
  }, []);
}
