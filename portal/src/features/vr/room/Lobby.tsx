import { CubeIcon, Isolated, ListIcon, shell, useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Radio from '@mui/material/Radio';
import { useState } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { paths } from '#shared/navigation/paths';
import { Page } from '#shared/page/Page';
import { PageColumns } from '#shared/page/PageColumns';
import { LengthText } from '../components/LengthText';
import { roomMessages } from '../messages/room.messages';
import { vrWords } from '../messages/vr-words.messages';
import { useMoveSession } from '../vr.mutations';
import type { VrRoom } from '../vr-answers';
import { canShowScene, preferredMode, rememberMode, type RoomMode } from './can-show-scene';
import styles from './Lobby.module.css';

/** The room of a session opens on a day that may be some days away. */
const dayAndTime = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;

interface LobbyProps {
  room: VrRoom;
  onEnter: (mode: RoomMode) => void;
}

/** Who has a place hears of the session so long before it. */
const hourMs = 3_600_000;

/** Before the room: taking a seat, waiting for it to open, choosing how to come in. */
export function Lobby({ room, onEnter }: LobbyProps) {
  const text = useMessages(roomMessages);
  const words = useMessages(vrWords);
  const { digits, format } = useLocale();
  const { session, hasPlace, isOpen, freeSeats } = room;
  const [now] = useState(() => Date.now());
  const isReminded = !session.isHost && new Date(session.scheduledAt).getTime() - now > hourMs;
  return (
    <Page
      title={<Isolated>{session.title}</Isolated>}
      documentTitle={session.title}
      intro={
        <>
          {text.starts(format.appointment(session.scheduledAt))}
          {' · '}
          <LengthText minutes={session.duration} />
          {session.hostName && (
            <>
              {' · '}
              <Isolated>{words.ledBy(session.hostName)}</Isolated>
            </>
          )}
        </>
      }
      back={{ to: paths.vr.href(), label: text.toList }}
    >
      <PageColumns
        main={
          <div className={styles.lobby}>
            {!hasPlace && <TakeSeat room={room} />}
            {hasPlace && !isOpen && (
              <Alert severity="info">
                {text.opensAt(format.appointment(session.opensAt, dayAndTime))} {isReminded && text.reminded}
              </Alert>
            )}
            {hasPlace && isOpen && <ChooseMode onEnter={onEnter} />}
            {!hasPlace && <p className={styles.free}>{words.freeSeats(freeSeats, digits)}</p>}
          </div>
        }
        side={<OwnDevice />}
      />
    </Page>
  );
}

/** What the room will look like on this very device, said before it opens. */
function OwnDevice() {
  const text = useMessages(roomMessages);
  const [hasScene] = useState(canShowScene);
  const Icon = hasScene ? CubeIcon : ListIcon;
  return (
    <Card component="section" className={styles.device} aria-labelledby="own-device">
      <h2 id="own-device">{text.device}</h2>
      <p>
        <Icon size={22} />
        {hasScene ? text.deviceScene : text.sceneMissing}
      </p>
      {hasScene && (
        <p>
          <ListIcon size={22} />
          {text.flatHint}
        </p>
      )}
    </Card>
  );
}

function TakeSeat({ room: { session, freeSeats } }: { room: VrRoom }) {
  const text = useMessages(roomMessages);
  const notifyFailure = useFailureNotice();
  const move = useMoveSession();
  if (freeSeats <= 0) return <Alert severity="warning">{text.full}</Alert>;
  const join = () =>
    move.mutate({ session, move: 'join' }, { onError: (error) => notifyFailure(error, { title: text.failed }) });
  return (
    <>
      <p>{text.needSeat}</p>
      <Button size="large" loading={move.isPending} onClick={join}>
        {text.takeSeat}
      </Button>
    </>
  );
}

function ChooseMode({ onEnter }: { onEnter: (mode: RoomMode) => void }) {
  const text = useMessages(roomMessages);
  const [hasScene] = useState(canShowScene);
  const [mode, setMode] = useState(() => preferredMode(hasScene));
  const enter = () => {
    rememberMode(mode);
    onEnter(mode);
  };
  const choices = [
    { value: 'scene', icon: CubeIcon, label: text.scene, hint: hasScene ? text.sceneHint : text.sceneMissing },
    { value: 'flat', icon: ListIcon, label: text.flat, hint: text.flatHint },
  ] as const;
  return (
    <>
      <fieldset className={styles.modes}>
        <legend>{text.howToEnter}</legend>
        {choices.map(({ value, icon: Icon, label, hint }) => (
          <label key={value} className={`${shell.card} ${styles.mode}`}>
            <Radio
              name="room-mode"
              value={value}
              checked={mode === value}
              disabled={value === 'scene' && !hasScene}
              onChange={() => setMode(value)}
            />
            <Icon size={24} />
            <span>
              <strong>{label}</strong>
              <span>{hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Button size="large" onClick={enter}>
        {text.enter}
      </Button>
    </>
  );
}
