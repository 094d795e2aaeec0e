import { BellIcon, useLocale, useMessages } from '@masar/ui';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useId, useState } from 'react';
import { NamedOnPointing } from '#shared/mui/NamedOnPointing';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { notificationMessages } from '../notifications.messages';
import { notificationQueries } from '../notifications.queries';
import { useLiveNotifications } from '../useLiveNotifications';
import { NotificationPanel } from './NotificationPanel';

/** More are not counted on the bell. */
const countedMost = 99;

/** The bell with the number of unread notifications, moved by news; opens the list (NAV-4, NTF-3). */
export function NotificationBell() {
  const text = useMessages(notificationMessages);
  const { digits, format } = useLocale();
  const id = useId();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const close = () => setButton(null);
  const unread = useSignedInQuery(notificationQueries.unreadCount()).data ?? 0;
  const isFull = unread > countedMost;
  const shown = isFull ? `+${format.number(countedMost)}` : format.number(unread);
  const name = isFull ? text.fullBell(shown) : text.bell(unread, digits);
  useLiveNotifications();
  return (
    <>
      <NamedOnPointing name={name}>
        <IconButton
          aria-label={name}
          aria-haspopup="dialog"
          aria-expanded={button !== null}
          aria-controls={button ? id : undefined}
          onClick={(event) => setButton(event.currentTarget)}
        >
          <Badge badgeContent={unread > 0 ? shown : null} color="secondary">
            <BellIcon />
          </Badge>
        </IconButton>
      </NamedOnPointing>
      <Popover
        id={id}
        anchorEl={button}
        open={button !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': text.title } }}
      >
        <NotificationPanel onClose={close} />
      </Popover>
    </>
  );
}
