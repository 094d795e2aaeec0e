import { useCallback, useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { lessonQueries, type Lesson } from '../lesson.queries';
import { WatchReporter } from './watch-reporter';

/** Reports how far the lesson's video was watched; tell it the second that the video is at (LSN-2). */
export function useWatchReporter({ id, duration, watchTime }: Lesson, isEnrolled: boolean): (second: number) => void {
  const queryClient = useQueryClient();
  const reporter = useRef<WatchReporter>(null);
  const startAt = useRef(watchTime);

  useEffect(() => {
    if (!isEnrolled) return;
    const send = async (watched: number, isLeaving: boolean) => {
      await api.PUT('/api/lessons/{id}/progress', {
        params: { path: { id } },
        body: { watchTime: watched },
        keepalive: isLeaving,
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
  }, [id, duration, isEnrolled, queryClient]);

  return useCallback((second) => reporter.current?.note(second), []);
}
