import { Badge, CubeIcon, Isolated, ListIcon, LogoutIcon, shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '#shared/dialog/ConfirmDialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { paths } from '#shared/navigation/paths';
import { roomMessages } from '../messages/room.messages';
import type { RoomPresence, RoomSnapshot } from '../presence/room-presence';
import { type SessionMove, useMoveSession } from '../vr.mutations';
import type { VrRoom } from '../vr-answers';
import { canShowScene, type RoomMode } from './can-show-scene';
import { HandIcon } from './HandIcon';
import styles from './RoomBar.module.css';
import { useSent } from './useSent';

interface RoomBarProps {
  presence: RoomPresence;
  snapshot: RoomSnapshot;
  room: VrRoom;
  mode: RoomMode;
  onMode: (mode: RoomMode) => void;
  onLeft: () => void;
}

/** Title of the room and what one does in it: raise a hand, change the view, leave; hosts start and end it. */
export function RoomBar({ presence, snapshot, room, mode, onMode, onLeft }: RoomBarProps) {
  const text = useMessages(roomMessages);
  const sent = useSent();
  const navigate = useNavigate();
  const notifyFailure = useFailureNotice();
  const move = useMoveSession();
  const [hasScene] = useState(canShowScene);
  const [asking, setAsking] = useState<'leave' | 'end' | null>(null);
  const { session } = room;
  const isUp = snapshot.participants.find(({ userId }) => userId === snapshot.self)?.handRaisedAt != null;
  const isLive = snapshot.status === 'live';

  const run = async (what: SessionMove): Promise<boolean> => {
    try {
      await move.mutateAsync({ session, move: what });
      return true;
    } catch (error) {
      notifyFailure(error, { title: text.failed });
      return false;
    } finally {
      setAsking(null);
    }
  };
  const leave = async () => {
    if (!session.isHost && !(await run('leave'))) return;
    presence.close();
    onLeft();
    void navigate(paths.vr.href());
  };
  return (
    <div className={styles.bar}>
      <div className={styles.title}>
        <h1 tabIndex={-1}>
          <Isolated>{session.title}</Isolated>
        </h1>
        {isLive ? (
          <Badge tone="green" dot>
            {text.live}
          </Badge>
        ) : (
          <Badge>{text.notStarted}</Badge>
        )}
      </div>
      <div className={`${shell.row8} ${styles.tools}`}>
        {session.isHost && !isLive && (
          <Button loading={move.isPending} onClick={() => void run('start')}>
            {text.start}
          </Button>
        )}
        {!session.isHost && (
          <Button
            variant={isUp ? 'contained' : 'outlined'}
            aria-pressed={isUp}
            onClick={() => void sent(presence.raiseHand(!isUp))}
          >
            <HandIcon />
            {isUp ? text.lower : text.raise}
          </Button>
        )}
        {hasScene && (
          <Button variant="outlined" onClick={() => onMode(mode === 'flat' ? 'scene' : 'flat')}>
            {mode === 'flat' ? <CubeIcon /> : <ListIcon />}
            {mode === 'flat' ? text.toScene : text.toFlat}
          </Button>
        )}
        {session.isHost && isLive && (
          <Button variant="outlined" onClick={() => setAsking('end')}>
            {text.end}
          </Button>
        )}
        <Button variant="text" color="inherit" onClick={() => (session.isHost ? void leave() : setAsking('leave'))}>
          <LogoutIcon />
          {text.leave}
        </Button>
      </div>
      {asking === 'leave' && (
        <ConfirmDialog
          title={text.leaveTitle}
          confirm={text.leave}
          cancel={text.stay}
          busy={move.isPending}
          onConfirm={() => void leave()}
          onCancel={() => setAsking(null)}
        >
          {text.leaveHint}
        </ConfirmDialog>
      )}
      {asking === 'end' && (
        <ConfirmDialog
          title={text.endTitle}
          confirm={text.end}
          cancel={text.back}
          busy={move.isPending}
          onConfirm={() => void run('end')}
          onCancel={() => setAsking(null)}
        >
          {text.endHint}
        </ConfirmDialog>
      )}
    </div>
  );
}
