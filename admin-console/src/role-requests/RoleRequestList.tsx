import { ListBase } from 'react-admin';
import { useMessages } from '@masar/ui';
import { PageHeading } from '../page/PageHeading';
import { Rows } from '../records/Rows';
import { StatusFilter } from '../queues/StatusFilter';
import { roleRequestStatuses } from './role-request';
import { RoleRequestCards } from './RoleRequestCards';
import { RoleRequestTable } from './RoleRequestTable';
import { roleRequestsMessages } from './role-requests.messages';

const choices = [...roleRequestStatuses, 'all'] as const;

/** Open wishes first; a filter shows the decided ones. */
export function RoleRequestList() {
  const text = useMessages(roleRequestsMessages);
  return (
    <ListBase filterDefaultValues={{ status: 'pending' }} sort={{ field: 'createdAt', order: 'DESC' }} perPage={25}>
      <PageHeading title={text.title} />
      <StatusFilter label={text.filter} options={choices.map((value) => ({ value, label: text[value] }))} />
      <Rows text={text} table={RoleRequestTable} cards={RoleRequestCards} />
    </ListBase>
  );
}
