import { Isolated } from '@masar/ui';
import { useGetManyAggregate } from 'react-admin';
import { type Naming, useNaming } from './useNaming';

interface RecordNameProps {
  resource: string;
  id: string;
  naming: Naming;
}

/** Another record by its name, its key while that is read; all that a list needs are read at once. */
export function RecordName({ resource, id, naming }: RecordNameProps) {
  const nameOf = useNaming(naming);
  const { data } = useGetManyAggregate(resource, { ids: [id] });
  const record = data?.[0];
  return <Isolated>{record ? nameOf(record as never) : id}</Isolated>;
}
