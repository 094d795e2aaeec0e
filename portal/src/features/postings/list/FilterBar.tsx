import { ChipGroup, shell } from '@masar/ui';
import { CompactSelect } from '#shared/forms/CompactSelect';
import { SearchField } from '#shared/forms/SearchField';
import { ChosenFilters } from '#shared/list/ChosenFilters';
import type { FilterGroup } from '#shared/list/filter-group';
import { PhoneFilters } from '#shared/list/PhoneFilters';
import styles from './FilterBar.module.css';
import type { Choices, PostingFilters } from './filters';

/** Something that a list is narrowed by. */
export interface Choice {
  name: string;
  label: string;
  /** What stands for no choice. */
  all: string;
  words: Readonly<Record<string, unknown>>;
}

export interface FilterBarChoices {
  search: { label: string; hint: string };
  selects: readonly Choice[];
  /** Shown as chips in a row of its own. */
  chips?: Choice;
  /** Whether one looks at all or at one's own ones. */
  whose: Record<'label' | 'open' | 'own', string>;
}

interface FilterBarProps<C extends Choices> extends FilterBarChoices {
  choices: C;
  filters: PostingFilters<C>;
  /** Whether the reader posts and may look at the own ones alone. */
  hasOwn: boolean;
  onChoose: (name: string, word: string) => void;
  onMine: (isMine: boolean) => void;
  onSearch: (words: string) => void;
  /** Takes back what is chosen of these. */
  onClear: (names: readonly string[]) => void;
}

/** Search and choices of a list (OPP-1, JOB-1, SVC-1). */
export function FilterBar<C extends Choices>(props: FilterBarProps<C>) {
  const { search, selects, chips, whose, choices, filters, hasOwn, onChoose, onMine, onSearch, onClear } = props;
  const fieldOf = ({ name, label, all, words }: Choice): FilterGroup => ({
    name,
    label,
    options: [
      { value: '', label: all },
      ...(choices[name] ?? []).map((value) => ({ value, label: (words[value] as string | undefined) ?? value })),
    ],
    value: filters.chosen[name] ?? '',
    onChange: (word: string) => onChoose(name, word),
  });
  const whoseField: FilterGroup = {
    name: 'mine',
    label: whose.label,
    options: [
      { value: 'open', label: whose.open },
      { value: 'mine', label: whose.own },
    ],
    value: filters.isMine ? 'mine' : 'open',
    onChange: (chosen: string) => onMine(chosen === 'mine'),
  };
  // An order hides nothing, so it stands beside the sheet of a phone, not on it.
  const order = selects.find(({ name }) => name === 'order');
  const groups = [...selects.filter((choice) => choice !== order).map(fieldOf), ...(hasOwn ? [whoseField] : [])];
  const names = groups.map(({ name }) => name);
  return (
    <div className={shell.stack16}>
      <div className={`${shell.stack16} ${styles.fields}`} data-selects={groups.length + (order ? 1 : 0)}>
        <SearchField label={search.label} hint={search.hint} value={filters.search} onChange={onSearch} />
        {groups.length + (order ? 1 : 0) > 0 && (
          <div className={styles.selects}>
            {groups.length > 0 && <PhoneFilters groups={groups} onClear={() => onClear(names)} />}
            {groups.map(({ name, ...field }) => (
              <div key={name} className={styles.wide}>
                <CompactSelect {...field} />
              </div>
            ))}
            {order && <CompactSelect {...fieldOf(order)} />}
          </div>
        )}
      </div>
      {chips && (
        <div className={styles.chips}>
          <ChipGroup {...fieldOf(chips)} />
        </div>
      )}
      <ChosenFilters groups={groups} />
    </div>
  );
}
