import { type RaRecord, useGetList } from 'react-admin';
import { oldestFirst } from './oldest-first';

/** As many as somebody decides before the list is read again. */
const within = { page: 1, perPage: 50 };

interface NextWaiting {
  /** The one after this, or the oldest behind the last; none where nothing else waits. */
  nextId: RaRecord['id'] | undefined;
  /** How many wait besides this one. */
  others: number;
}

/** Which record of a queue waits after this one. */
export function useNextWaiting(resource: string, waits: Readonly<Record<string, string>>, id: RaRecord['id']) {
  const { data = [], total = 0 } = useGetList(resource, { filter: waits, sort: oldestFirst, pagination: within });
  const at = data.findIndex((row) => row.id === id);
  const next = data[at + 1] ?? data.find((row) => row.id !== id);
  return { nextId: next?.id, others: at < 0 ? total : total - 1 } satisfies NextWaiting;
}
