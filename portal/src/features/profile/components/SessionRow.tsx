import type { UserSession } from '@masar/contracts';
import { Badge, MonitorIcon, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { useToast } from '#shared/toasts/ToastProvider';
import { describeDevice } from '../model/describe-device';
import { profileMessages } from '../profile.messages';
import { useEndSession } from '../profile.mutations';
import styles from './Profile.module.css';

/** One session: device, since when, and a button that ends it; one's own ends by logging out. */
export function SessionRow({ session }: { session: UserSession }) {
  const text = useMessages(profileMessages);
  const { format } = useLocale();
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const end = useEndSession();
  const device = describeDevice(session.userAgent);
  const name = device ? text.device(device.browser, device.system) : text.unknownDevice;
  return (
    <li className={styles.session}>
      <MonitorIcon size={24} />
      <span className={styles.device}>
        <strong>{name}</strong>
        {session.createdAt && <span>{text.startedAt(format.dateTime(session.createdAt))}</span>}
      </span>
      {session.isCurrent ? (
        <Badge tone="green">{text.thisDevice}</Badge>
      ) : (
        <Button
          variant="outlined"
          color="error"
          aria-label={text.endSessionOf(name)}
          loading={end.isPending}
          onClick={() =>
            end.mutate(session.id, {
              onSuccess: () => toast({ title: text.sessionEnded, kind: 'success' }),
              onError: (error) => notifyFailure(error, { title: text.endFailed }),
            })
          }
        >
          {text.endSession}
        </Button>
      )}
    </li>
  );
}
