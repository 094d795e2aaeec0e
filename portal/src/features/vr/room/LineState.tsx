import { useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import { roomMessages } from '../messages/room.messages';
import type { ConnectionState } from '../presence/room-presence';

/** Says when the network is weak or gone; nothing while all is well. */
export function LineState({ connection }: { connection: ConnectionState }) {
  const text = useMessages(roomMessages);
  if (connection === 'weak') return <Alert severity="warning">{text.weak}</Alert>;
  if (connection === 'lost')
    return (
      <Alert severity="error" role="alert">
        {text.lost}
      </Alert>
    );
  return null;
}
