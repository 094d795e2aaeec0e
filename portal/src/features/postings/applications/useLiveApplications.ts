import type { ApplicationKind } from '@masar/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '#shared/live/useLive';
import { hoursQueries } from '#subjects/volunteering/hours.queries';
import { postingQueries } from '../postings.queries';
import { applicationQueries } from './applications.queries';

/** Follows what the other side does: each move notifies, and with the bell the open screen changes (OPP-3, NTF-3). */
export function useLiveApplications(kind?: ApplicationKind): void {
  const client = useQueryClient();
  useLive('notifications', (news) => {
    if (news.kind === 'ready') return;
    void client.invalidateQueries({ queryKey: applicationQueries.all() });
    // Who was accepted logs hours on a dashboard that was read before.
    void client.invalidateQueries({ queryKey: hoursQueries.all() });
    if (kind) void client.invalidateQueries({ queryKey: postingQueries.details(kind) });
  });
}
