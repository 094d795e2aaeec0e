import type { Language } from '@masar/i18n';
import { isOffline } from '@masar/ui';
import { api } from '#shared/api/api';

/** The events that the server takes, each with its metadata (ANL-1). */
interface TrackedEvents {
  language_changed: { from: Language; to: Language };
  ai_recommendation_clicked: { courseId: string };
  vr_workshop_viewed: { workshopId: string };
  job_recommendation_clicked: { jobId: string };
}

/**
 * Tells the server what a reader did, beside what the page does: nothing waits for it, it survives leaving the page,
 * and a failure is only logged. Without network nothing is told.
 */
export function track<Name extends keyof TrackedEvents>(event: Name, metadata: TrackedEvents[Name]): void {
  if (isOffline()) return;
  void api
    .POST('/api/analytics/track', { body: { event, metadata }, keepalive: true })
    .catch((error: unknown) => console.warn('Not tracked:', event, error));
}
