import { DataTable } from 'react-admin';
import { Card, Isolated, RoleBadge, StatusBadge, useLocale, useMessages } from '@masar/ui';
import { badgeOf, type RoleRequest } from './role-request';
import { roleRequestsMessages } from './role-requests.messages';

const Column = DataTable.Col<RoleRequest>;

/** Rows without checkboxes: each request is decided by itself. */
export function RoleRequestTable() {
  const text = useMessages(roleRequestsMessages);
  const { format } = useLocale();
  return (
    <Card>
      <DataTable<RoleRequest> bulkActionButtons={false} rowClick="show" size="medium">
        <Column label={text.person} render={({ userName, email }) => <Isolated>{userName || email}</Isolated>} />
        <Column label={text.currentRole} render={({ currentRole }) => <RoleBadge role={currentRole} />} />
        <Column source="role" label={text.role} render={({ role }) => <RoleBadge role={role} />} />
        <Column source="status" label={text.status} render={({ status }) => <StatusBadge status={badgeOf[status]} />} />
        <Column source="createdAt" label={text.createdAt} render={({ createdAt }) => format.date(createdAt)} />
      </DataTable>
    </Card>
  );
}
