import { ChipGroup } from '@masar/ui';
import { CompactSelect } from '#shared/forms/CompactSelect';
import { SearchField } from '#shared/forms/SearchField';
import type { Choices, PostingFilters } from './filters';
import styles from './FilterBar.module.css';

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
}

/** Search and choices of a list (OPP-1, JOB-1, SVC-1). */
export function FilterBar<C extends Choices>(props: FilterBarProps<C>) {
  const { search, selects, chips, whose, choices, filters, hasOwn, onChoose, onMine, onSearch } = props;
  const fieldOf = ({ name, label, all, words }: Choice) => ({
    label,
    options: [
      { value: '', label: all },
      ...(choices[name] ?? []).map((value) => ({ value, label: (words[value] as string | undefined) ?? value })),
    ],
    value: filters.chosen[name] ?? '',
    onChange: (word: string) => onChoose(name, word),
  });
  const whoseField = {
    label: whose.label,
    options: [
      { value: 'open', label: whose.open },
      { value: 'mine', label: whose.own },
    ],
    value: filters.isMine ? 'mine' : 'open',
    onChange: (chosen: string) => onMine(chosen === 'mine'),
  };
  const count = selects.length + (hasOwn ? 1 : 0);
  return (
    <div className={styles.bar}>
      <div className={styles.fields} data-selects={count}>
        <SearchField label={search.label} hint={search.hint} value={filters.search} onChange={onSearch} />
        {count > 0 && (
          <div className={styles.selects}>
            {selects.map((choice) => (
              <CompactSelect key={choice.name} {...fieldOf(choice)} />
            ))}
            {hasOwn && <CompactSelect {...whoseField} />}
          </div>
        )}
      </div>
      {chips && (
        <div className={styles.chips}>
          <ChipGroup {...fieldOf(chips)} />
        </div>
      )}
    </div>
  );
}
