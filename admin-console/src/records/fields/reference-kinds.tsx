import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { ReferenceFilter } from '../filters';
import { latestFirst } from '../latest-first';
import { RecordName } from '../RecordName';
import { type Naming, useNaming } from '../useNaming';
import type { ControlProps, Kind } from './field';

interface ReferenceOptions {
  /** Only these can be chosen. */
  among?: Record<string, unknown>;
}

/** Another record, found by its name and kept by its id. */
export const reference = (resource: string, naming: Naming, { among }: ReferenceOptions = {}): Kind<string> => ({
  tell: (value) => <RecordName resource={resource} id={value} naming={naming} />,
  csv: (value) => value,
  control: (props) => <ReferenceField {...props} resource={resource} naming={naming} among={among} />,
  filter: (props) => <ReferenceFilter {...props} reference={resource} naming={naming} />,
});

interface ReferenceFieldProps extends ControlProps, ReferenceOptions {
  resource: string;
  naming: Naming;
}

/** The control of such a field, also where a form asks for it by itself. */
export function ReferenceField({ source, resource, naming, among, ...props }: ReferenceFieldProps) {
  const nameOf = useNaming(naming);
  return (
    <ReferenceInput source={source} reference={resource} filter={among} perPage={20} sort={latestFirst}>
      <AutocompleteInput
        {...props}
        optionText={nameOf as (record: unknown) => string}
        filterToQuery={(q: string) => ({ q })}
      />
    </ReferenceInput>
  );
}
