import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { sendOrKeep } from '#subjects/outbox/send-or-keep';
import { type Lesson, lessonQueries } from '../lesson.queries';
import { type WatchReport, WatchReporter } from './watch-reporter';

/** Reports what was watched of the lesson's video; tell it the second that it is at, and how long it is (LSN-2, EVD-1). */
export function useWatchReporter(lesson: Lesson, isEnrolled: boolean): (second: number, length?: number) => void {
  const { id, duration, watchTime, titleAr, titleEn } = lesson;
  const queryClient = useQueryClient();
  const reporter = useRef<WatchReporter>(null);
  const startAt = useRef(watchTime);
  const found = useRef<number>(undefined);

  useEffect(() => {
    if (!isEnrolled) return;
    const send = async ({ watchTime: watched, seen }: WatchReport) => {
      await sendOrKeep({
        kind: 'watch-time',
        method: 'PUT',
        path: `/api/lessons/${id}/progress`,
        body: { watchTime: watched, seen, ...(found.current && { videoSeconds: found.current }) },
        subject: { id, titleAr, titleEn },
      });
      // The lesson resumes there, also without being loaded again.
      queryClient.setQueryData(lessonQueries.one(id).queryKey, (lesson) => lesson && { ...lesson, watchTime: watched });
    };
    const current = new WatchReporter({
      watchTime: startAt.current,
      duration,
      now: () => performance.now(),
      send,
    });
    reporter.current = current;
    const leave = () => {
      if (document.visibilityState === 'hidden') current.leave();
    };
    const unload = () => current.leave();
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', unload);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', unload);
      current.leave();
      reporter.current = null;
    };
  }, [id, duration, titleAr, titleEn, isEnrolled, queryClient]);

  return useCallback((second, length) => {
    if (length && Number.isFinite(length)) found.current = Math.max(1, Math.round(length));
    reporter.current?.note(second);
  }, []);
}
