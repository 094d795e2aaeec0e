import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { latestFirst } from './latest-first';
import { useRequired } from './useRequired';

interface ReferenceChoiceProps {
  source: string;
  reference: string;
  label: string;
  /** How the other record is called. */
  nameOf: (record: never) => string;
  isRequired?: boolean;
  /** Only these can be chosen. */
  filter?: Record<string, unknown>;
  hint?: string;
}

/** Another record, found by its name and kept by its id. */
export function ReferenceChoice({ source, reference, label, nameOf, isRequired, filter, hint }: ReferenceChoiceProps) {
  const required = useRequired();
  return (
    <ReferenceInput source={source} reference={reference} filter={filter} perPage={20} sort={latestFirst}>
      <AutocompleteInput
        label={label}
        optionText={nameOf as (record: unknown) => string}
        filterToQuery={(q: string) => ({ q })}
        validate={isRequired ? required : undefined}
        helperText={hint ?? false}
      />
    </ReferenceInput>
  );
}
