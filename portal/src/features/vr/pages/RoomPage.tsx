import { lazyCode, PageSpinner, useLocale, useMessages } from '@masar/ui';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { MissingPage } from '#shared/page/MissingPage';
import { useHeadingFocus } from '#shared/page/useNavigationFocus';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { roomMessages } from '../messages/room.messages';
import type { RoomMode } from '../room/can-show-scene';
import { Lobby } from '../room/Lobby';
import { RoomOver } from '../room/RoomOver';
import { vrQueries } from '../vr.queries';

/** The room's line to the others is for who goes in: the door opens without it. */
const Room = lazyCode(() => import('../room/Room'));

/** Whoever waits at the door sees the room open, and seats become free, without a reload. */
const askAgainMs = 15_000;

/** /vr/:roomCode: the door of a room, the room, and what remains of it afterwards (VRW-3). */
export default function RoomPage() {
  const { roomCode = '' } = useParams();
  const text = useMessages(roomMessages);
  const { language } = useLocale();
  const [mode, setMode] = useState<RoomMode | null>(null);
  const isWaiting = mode === null;
  // Door and room have one address.
  useHeadingFocus(isWaiting ? 'door' : 'room');
  const room = useSignedInQuery({
    ...vrQueries.room(roomCode, language),
    refetchInterval: isWaiting ? askAgainMs : false,
  });
  if (room.isError && !room.data) {
    return (
      <MissingPage
        error={room.error}
        onRetry={() => void room.refetch()}
        title={text.loadFailed}
        failed={text.loadFailed}
        hint={text.loadFailedHint}
        back={{ to: paths.vr.href(), label: text.toList }}
      />
    );
  }
  if (!room.data) return <PageSpinner />;
  const { status } = room.data.session;
  if (status === 'ended' || status === 'cancelled') return <RoomOver session={room.data.session} />;
  if (mode === null || !room.data.hasPlace) return <Lobby room={room.data} onEnter={setMode} />;
  return (
    <Suspense fallback={<PageSpinner />}>
      <Room key={roomCode} room={room.data} mode={mode} onMode={setMode} onLeft={() => setMode(null)} />
    </Suspense>
  );
}
