import type { ChatMessage, RoomNews, RoomParticipant, RoomState } from '@masar/domain';
import { vrLimits } from '@masar/domain';
import type { RoomSnapshot } from './room-presence';

export const emptyRoom: RoomSnapshot = {
  connection: 'connecting',
  refusal: null,
  self: null,
  status: 'scheduled',
  slide: 0,
  participants: [],
  chat: [],
  visited: [],
};

/** Hosts first, then by seat. */
const inOrder = (participants: readonly RoomParticipant[]): RoomParticipant[] =>
  participants.toSorted(
    (one, two) =>
      Number(two.isHost) - Number(one.isHost) ||
      (one.seat ?? -1) - (two.seat ?? -1) ||
      one.userId.localeCompare(two.userId),
  );

/** A message that came twice stands once. */
function withMessage(chat: readonly ChatMessage[], message: ChatMessage): ChatMessage[] {
  const others = chat.filter(({ id }) => id !== message.id);
  return [...others, message]
    .sort((one, two) => one.sentAt.localeCompare(two.sentAt) || one.id.localeCompare(two.id))
    .slice(-vrLimits.chatShown);
}

export const withState = (room: RoomSnapshot, state: RoomState): RoomSnapshot => ({
  ...room,
  self: state.self,
  status: state.status,
  slide: state.slide,
  participants: inOrder(state.participants),
  chat: state.chat,
  visited: state.visited,
});

/** How each piece of news changes what is seen; poses and refusals have their own ways. */
export const changes = {
  participant: (room, participant) => ({
    ...room,
    participants: inOrder([...room.participants.filter(({ userId }) => userId !== participant.userId), participant]),
  }),
  left: (room, userId) => ({ ...room, participants: room.participants.filter((one) => one.userId !== userId) }),
  chat: (room, message) => ({ ...room, chat: withMessage(room.chat, message) }),
  unsaid: (room, messageId) => ({ ...room, chat: room.chat.filter(({ id }) => id !== messageId) }),
  slide: (room, slide) => ({ ...room, slide }),
  status: (room, status) => ({ ...room, status }),
} satisfies {
  [Event in 'participant' | 'left' | 'chat' | 'unsaid' | 'slide' | 'status']: (
    room: RoomSnapshot,
    ...values: Parameters<RoomNews[Event]>
  ) => RoomSnapshot;
};
