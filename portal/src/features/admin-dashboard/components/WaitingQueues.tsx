import { ErrorState, RowsSkeleton, useLocale, useMessages } from '@masar/ui';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { consoleHref } from '#shared/navigation/console-href';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { Panel, PanelNote } from '#subjects/dashboard/Panel';
import { adminDashboardQueries } from '../admin-dashboard.queries';
import { waitingMessages } from '../messages/waiting.messages';

/** What waits for an administrator's decision, each with its way into the console; what is empty is left out (DSH-4). */
export function WaitingQueues() {
  const text = useMessages(waitingMessages);
  const { format } = useLocale();
  const { data, isError, refetch } = useSignedInQuery(adminDashboardQueries.waiting());
  const waiting = data?.filter(({ count }) => count > 0);
  return (
    <Panel title={text.title}>
      {isError && <ErrorState title={text.failed} headingLevel={3} onRetry={() => void refetch()} />}
      {!data && !isError && <RowsSkeleton rows={3} />}
      {waiting?.length === 0 && <PanelNote>{text.nothing}</PanelNote>}
      {waiting && waiting.length > 0 && (
        <List disablePadding sx={{ marginInline: -1.5 }}>
          {waiting.map(({ queue, count, filter }) => (
            <ListItem key={queue} disablePadding>
              <ListItemButton component="a" href={consoleHref(`${queue}?filter=${encodeURIComponent(filter)}`)}>
                <ListItemText primary={text[queue]} />
                <strong>{format.number(count)}</strong>
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      )}
    </Panel>
  );
}
