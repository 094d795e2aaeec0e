import { useGetManyAggregate } from 'react-admin';
import { pickLocalized } from '@masar/i18n';
import { Isolated, useLocale } from '@masar/ui';
import type { Forum } from '../forums/forum';

/** A forum by its name; all that a list needs are read at once. */
export function ForumName({ id, otherwise }: { id: string | null; otherwise: string }) {
  const { language } = useLocale();
  const { data } = useGetManyAggregate<Forum>('forums', { ids: id ? [id] : [] }, { enabled: id !== null });
  if (id === null) return otherwise;
  const forum = data?.[0];
  return <Isolated>{forum ? pickLocalized(forum, 'name', language) : '…'}</Isolated>;
}
