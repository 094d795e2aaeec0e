import type { RoomParticipant } from '@masar/domain';
import { Avatar, Badge, Isolated, useLocale, useMessages, WifiOffIcon } from '@masar/ui';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#shared/dialog/ConfirmDialog';
import { ActionMenu, type MenuAction } from '#shared/menu/ActionMenu';
import { inRoomMessages } from '../messages/in-room.messages';
import { roomMessages } from '../messages/room.messages';
import type { RoomPresence, RoomSnapshot } from '../presence/room-presence';
import { HandIcon } from './HandIcon';
import styles from './PeopleList.module.css';
import { useSent } from './useSent';

interface PeopleListProps {
  presence: RoomPresence;
  snapshot: RoomSnapshot;
}

/** Hosts, then raised hands in the order in which they went up, then the others by seat. */
const inQueue = (people: readonly RoomParticipant[]): RoomParticipant[] =>
  people.toSorted(
    (one, two) =>
      Number(two.isHost) - Number(one.isHost) ||
      (one.handRaisedAt ?? '9').localeCompare(two.handRaisedAt ?? '9') ||
      (one.seat ?? 0) - (two.seat ?? 0),
  );

/** Who is in the room; hosts can lower hands, stop people from writing and send them out. */
export function PeopleList({ presence, snapshot }: PeopleListProps) {
  const text = useMessages(inRoomMessages);
  const room = useMessages(roomMessages);
  const { digits } = useLocale();
  const sent = useSent();
  const [removing, setRemoving] = useState<RoomParticipant | null>(null);
  const { participants, self } = snapshot;
  const isHost = participants.some((one) => one.isHost && one.userId === self);
  const remove = async ({ userId }: RoomParticipant) => {
    await sent(presence.remove(userId));
    setRemoving(null);
  };
  const actionsOn = (person: RoomParticipant): MenuAction[] => [
    ...(person.handRaisedAt
      ? [{ label: text.lowerHand, act: () => void sent(presence.lowerHand(person.userId)) }]
      : []),
    {
      label: person.isMuted ? text.unmute : text.mute,
      act: () => void sent(presence.mute(person.userId, !person.isMuted)),
    },
    { label: text.remove, act: () => setRemoving(person) },
  ];
  return (
    <>
      <p className={styles.present}>{room.present(participants.length, digits)}</p>
      <ul role="list" className={styles.people}>
        {inQueue(participants).map((person) => (
          <PersonRow key={person.userId} person={person} isSelf={person.userId === self}>
            {isHost && !person.isHost && (
              <ActionMenu label={text.actions(person.name || text.member)} actions={actionsOn(person)} />
            )}
          </PersonRow>
        ))}
      </ul>
      {removing && (
        <ConfirmDialog
          title={text.removeTitle(removing.name || text.member)}
          confirm={text.remove}
          cancel={text.keep}
          onConfirm={() => void remove(removing)}
          onCancel={() => setRemoving(null)}
        >
          {text.removeHint}
        </ConfirmDialog>
      )}
    </>
  );
}

interface PersonRowProps {
  person: RoomParticipant;
  isSelf: boolean;
  children: ReactNode;
}

function PersonRow({ person, isSelf, children }: PersonRowProps) {
  const text = useMessages(inRoomMessages);
  const { format } = useLocale();
  const { userId, name, isHost, seat, handRaisedAt, isMuted, isOnline } = person;
  return (
    <li className={styles.person} data-away={!isOnline || undefined}>
      <Avatar personId={userId} name={name} size="small" />
      <span className={styles.words}>
        <Isolated className={styles.name}>{name || text.member}</Isolated>
        <span className={styles.about}>
          {isHost ? text.host : seat !== null && text.seat(format.number(seat + 1))}
          {isSelf && ` · ${text.you}`}
          {isMuted && ` · ${text.muted}`}
          {!isOnline && (
            <span className={styles.away}>
              <WifiOffIcon size={14} />
              {text.away}
            </span>
          )}
        </span>
      </span>
      {handRaisedAt && (
        <Badge tone="yellow">
          <HandIcon size={16} />
          <span className="visually-hidden">{text.handUp}</span>
        </Badge>
      )}
      {children}
    </li>
  );
}
