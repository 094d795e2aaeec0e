import { Notice, useMessages } from '@masar/ui';
import { roomMessages } from '../messages/room.messages';
import type { ConnectionState } from '../presence/room-presence';

/** Says when the network is weak or gone; nothing while all is well. */
export function LineState({ connection }: { connection: ConnectionState }) {
  const text = useMessages(roomMessages);
  if (connection === 'weak') return <Notice kind="warning">{text.weak}</Notice>;
  if (connection === 'lost') return <Notice kind="danger">{text.lost}</Notice>;
  return null;
}
