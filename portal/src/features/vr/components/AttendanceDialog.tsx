import { EmptyState, ErrorState, Isolated, RowsSkeleton, useLocale, useMessages } from '@masar/ui';
import { Dialog } from '#shared/dialog/Dialog';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { sessionMessages } from '../messages/session.messages';
import { vrPageMessages } from '../messages/vr-page.messages';
import type { VrSession } from '../vr-answers';
import { vrQueries } from '../vr.queries';
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
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{text.name}</th>
                <th scope="col">{text.minutes}</th>
                <th scope="col">{text.stations}</th>
                <th scope="col">{text.completed}</th>
              </tr>
            </thead>
            <tbody>
              {list.data.map((one) => (
                <tr key={one.userId}>
                  <th scope="row">
                    <Isolated>{one.name ?? text.member}</Isolated>
                  </th>
                  <td>{text.attended(one.attendedMinutes, digits)}</td>
                  <td>{format.number(one.stationsVisited)}</td>
                  <td>{percent(one.completionScore)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Dialog>
  );
}
