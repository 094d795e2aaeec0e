import { EmptyState, ErrorState, Isolated, RowsSkeleton, useLocale, useMessages } from '@masar/ui';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Dialog } from '#shared/dialog/Dialog';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { sessionMessages } from '../messages/session.messages';
import { vrPageMessages } from '../messages/vr-page.messages';
import { vrQueries } from '../vr.queries';
import type { VrSession } from '../vr-answers';
import styles from './AttendanceDialog.module.css';

interface AttendanceDialogProps {
  session: VrSession;
  onClose: () => void;
}

/** For the host: who had a seat, how long they were there and what they completed (VRW-4). */
export function AttendanceDialog({ session, onClose }: AttendanceDialogProps) {
  const text = useMessages(sessionMessages);
  const page = useMessages(vrPageMessages);
  const { digits, format } = useLocale();
  const describe = useFailureText();
  const list = useSignedInQuery(vrQueries.attendees(session.id));
  const percent = (score: string | null) => (score === null ? '—' : format.percent(Math.round(Number(score))));
  return (
    <Dialog title={`${text.attendance}: ${session.title}`} size="wide" onClose={onClose}>
      {list.isPending && <RowsSkeleton rows={4} />}
      {list.isError && (
        <ErrorState headingLevel={3} title={page.sessionsFailed} onRetry={() => void list.refetch()}>
          {describe(list.error)}
        </ErrorState>
      )}
      {list.data?.length === 0 && <EmptyState headingLevel={3} title={text.noAttendance} />}
      {list.data && list.data.length > 0 && (
        <div className={styles.frame} tabIndex={0} role="group" aria-label={text.attendance}>
          <Table>
            <TableHead>
              <TableRow>
                <TableCell scope="col">{text.name}</TableCell>
                <TableCell scope="col">{text.minutes}</TableCell>
                <TableCell scope="col">{text.stations}</TableCell>
                <TableCell scope="col">{text.completed}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {list.data.map((one) => (
                <TableRow key={one.userId}>
                  <TableCell component="th" scope="row">
                    <Isolated>{one.name ?? text.member}</Isolated>
                  </TableCell>
                  <TableCell>{text.attended(one.attendedMinutes, digits)}</TableCell>
                  <TableCell>{format.number(one.stationsVisited)}</TableCell>
                  <TableCell>{percent(one.completionScore)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
      )}
    </Dialog>
  );
}
