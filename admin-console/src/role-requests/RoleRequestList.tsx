import { useMediaQuery, type Theme } from '@mui/material';
import { ListBase, Pagination, useListContext } from 'react-admin';
import { EmptyState, ErrorState, RowsSkeleton, useMessages } from '@masar/ui';
import { PageHeading } from '../app/PageHeading';
import type { RoleRequest } from './role-request';
import { RoleRequestCards } from './RoleRequestCards';
import { RoleRequestTable } from './RoleRequestTable';
import { roleRequestsMessages } from './role-requests.messages';
import { StatusFilter } from './StatusFilter';

/** Open wishes first; a filter shows the decided ones. */
export function RoleRequestList() {
  const text = useMessages(roleRequestsMessages);
  return (
    <ListBase filterDefaultValues={{ status: 'pending' }} sort={{ field: 'createdAt', order: 'DESC' }} perPage={25}>
      <PageHeading title={text.title} />
      <StatusFilter />
      <Rows />
    </ListBase>
  );
}

function Rows() {
  const text = useMessages(roleRequestsMessages);
  const { data, error, isPending, refetch, total } = useListContext<RoleRequest>();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  if (error) {
    return (
      <ErrorState title={text.failedTitle} onRetry={() => void refetch()}>
        {text.failedText}
      </ErrorState>
    );
  }
  if (isPending) return <RowsSkeleton rows={6} />;
  if (!data?.length) return <EmptyState title={text.emptyTitle}>{text.emptyText}</EmptyState>;
  return (
    <>
      {isNarrow ? <RoleRequestCards requests={data} /> : <RoleRequestTable />}
      {(total ?? 0) > 25 && <Pagination rowsPerPageOptions={[25, 50, 100]} />}
    </>
  );
}
