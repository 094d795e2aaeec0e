import type { ApplicationActor } from '@masar/domain';
import type { Viewer } from '#platform/access/viewer';

/** Who somebody is to an application: applicants decide nothing about their own, whatever else they are. */
export function actorOf(application: { userId: string; postedBy: string | null }, viewer: Viewer): ApplicationActor {
  if (viewer.id === application.userId) return 'applicant';
  if (viewer.id === application.postedBy) return 'poster';
  return viewer.role === 'admin' ? 'admin' : 'stranger';
}
