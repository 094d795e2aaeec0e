import { useGetManyAggregate } from 'react-admin';
import type { components } from '@masar/contracts';
import { pickLocalized } from '@masar/i18n';
import { Isolated, useLocale } from '@masar/ui';

type Category = components['schemas']['CategoryRecord'];

/** A track by its name; its key while that is read; all that a list needs are read at once. */
export function CategoryName({ id }: { id: string | null }) {
  const { language } = useLocale();
  const { data } = useGetManyAggregate<Category>('categories', { ids: id ? [id] : [] }, { enabled: id !== null });
  if (id === null) return '—';
  const category = data?.[0];
  return <Isolated>{category ? pickLocalized(category, 'name', language) : id}</Isolated>;
}
