import { type SearchKind, searchKinds } from '@masar/domain';
import { ChipGroup, useLocale, useMessages } from '@masar/ui';
import { countText } from '../model/count-text';
import { kindMessages, searchMessages } from '../search.messages';
import type { SearchGroup } from '../search-answers';
import styles from './KindFilter.module.css';

interface KindFilterProps {
  groups: readonly SearchGroup[];
  chosen: SearchKind | undefined;
  onChoose: (kind: SearchKind | undefined) => void;
}

/** Chips of the kinds that have results, with their numbers. */
export function KindFilter({ groups, chosen, onChoose }: KindFilterProps) {
  const text = useMessages(searchMessages);
  const kinds = useMessages(kindMessages);
  const { format } = useLocale();
  const totals = new Map(groups.map(({ type, total }) => [type, total]));
  const chips = searchKinds
    .filter((kind) => totals.has(kind) || kind === chosen)
    .map((kind) => ({ value: kind, label: `${kinds[kind]} (${countText(totals.get(kind) ?? 0, format.number)})` }));
  return (
    <div className={styles.chips}>
      <ChipGroup<SearchKind | ''>
        label={text.kinds}
        options={[{ value: '', label: text.allKinds }, ...chips]}
        value={chosen ?? ''}
        onChange={(kind) => onChoose(kind || undefined)}
      />
    </div>
  );
}
