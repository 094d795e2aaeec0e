import { Skeleton } from '@masar/ui';
import { ApplicationTimeline } from '#shared/applications/ApplicationTimeline';
import { applicationQueries } from '#shared/applications/applications.queries';
import { useLiveApplications } from '#shared/applications/useLiveApplications';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';

/** What has happened to one's application, kept true while the page is open (JOB-1). */
export function OwnApplication({ id }: { id: string }) {
  useLiveApplications('job');
  const application = useSignedInQuery(applicationQueries.detail(id));
  if (application.isPending) return <Skeleton height="80px" />;
  // The panel above tells the state and leads to the application's own page.
  if (application.isError) return null;
  return <ApplicationTimeline moves={application.data.moves} />;
}
