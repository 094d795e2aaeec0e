import { SelectField, TextField, useMessages } from '@masar/ui';
import { useState } from 'react';
import { AutocompleteInput, FilterLiveForm, ReferenceInput, useListContext } from 'react-admin';
import { dayAfter, dayBefore } from './days';
import { latestFirst } from './latest-first';
import styles from './RecordList.module.css';
import { recordsMessages } from './records.messages';
import { type Naming, useNaming } from './useNaming';

type Filters = Record<string, unknown>;

/** Sets one filter of the list and leaves the others; nothing takes it away. */
function useFilter(source: string): [unknown, (value: unknown, isTyped?: boolean) => void] {
  const { filterValues, setFilters } = useListContext();
  const set = (value: unknown, isTyped = false) => {
    const { [source]: _, ...others } = filterValues as Filters;
    setFilters(value === undefined || value === '' ? others : { ...others, [source]: value }, undefined, isTyped);
  };
  return [(filterValues as Filters)[source], set];
}

/** Words to search; the list follows after a pause in typing. */
export function WordsFilter({ source = 'q', label, dir }: { source?: string; label: string; dir?: 'ltr' }) {
  const [value, set] = useFilter(source);
  // The list remembers its filter from the last visit.
  const [typed, setTyped] = useState(() => (typeof value === 'string' ? value : ''));
  return (
    <TextField
      type="search"
      label={label}
      dir={dir ?? (typed ? 'auto' : undefined)}
      maxLength={100}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        set(target.value.trim(), true);
      }}
    />
  );
}

interface ChoiceFilterProps {
  source: string;
  label: string;
  choices: readonly { value: string | boolean; label: string }[];
}

/** One of few values, or all. */
export function ChoiceFilter({ source, label, choices }: ChoiceFilterProps) {
  const text = useMessages(recordsMessages);
  const [value, set] = useFilter(source);
  return (
    <SelectField
      label={label}
      value={value === undefined ? '' : String(value as string | boolean)}
      onChange={({ target }) => set(choices.find((choice) => String(choice.value) === target.value)?.value)}
    >
      <option value="">{text.all}</option>
      {choices.map((choice) => (
        <option key={String(choice.value)} value={String(choice.value)}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  );
}

/** From one day to another, both included. */
export function DaysFilter({ source, label }: { source: string; label: string }) {
  const text = useMessages(recordsMessages);
  const [from, setFrom] = useFilter(`${source}_gte`);
  const [before, setBefore] = useFilter(`${source}_lt`);
  return (
    <div className={styles.days}>
      <TextField
        type="date"
        dir="ltr"
        label={text.from(label)}
        value={typeof from === 'string' ? from : ''}
        onChange={({ target }) => setFrom(target.value)}
      />
      <TextField
        type="date"
        dir="ltr"
        label={text.until(label)}
        value={typeof before === 'string' ? dayBefore(before) : ''}
        onChange={({ target }) => setBefore(target.value && dayAfter(target.value))}
      />
    </div>
  );
}

interface ReferenceFilterProps {
  source: string;
  reference: string;
  label: string;
  naming: Naming;
}

/** Another record, found by its name. */
export function ReferenceFilter({ source, reference, label, naming }: ReferenceFilterProps) {
  const nameOf = useNaming(naming);
  return (
    <FilterLiveForm>
      <ReferenceInput source={source} reference={reference} perPage={20} sort={latestFirst}>
        <AutocompleteInput
          label={label}
          optionText={nameOf as (record: unknown) => string}
          filterToQuery={(q: string) => ({ q })}
          helperText={false}
          size="medium"
        />
      </ReferenceInput>
    </FilterLiveForm>
  );
}
