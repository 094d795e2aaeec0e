import type { ChatMessage, Pose, RoomParticipant, RoomRefusal, Sent, VrSessionStatus } from '@masar/domain';

/** `weak`: messages take long; `lost`: the line is being opened again; `closed`: it stays closed, `refusal` says why. */
export type ConnectionState = 'connecting' | 'online' | 'weak' | 'lost' | 'closed';

/** Everything about the room but the poses; a new object whenever something changed. */
export interface RoomSnapshot {
  connection: ConnectionState;
  refusal: RoomRefusal | null;
  /** The own user id; null before the room was seen for the first time. */
  self: string | null;
  status: VrSessionStatus;
  /** Which slide the board shows, from 0. */
  slide: number;
  /** Hosts first, then by seat; the own person is among them. */
  participants: readonly RoomParticipant[];
  /** The oldest first. */
  chat: readonly ChatMessage[];
  /** Numbers of the stations that oneself has visited. */
  visited: readonly number[];
}

/** A pose and when it came, in milliseconds of `performance.now()`. */
export interface SeenPose {
  pose: Pose;
  at: number;
}

/**
 * The room as one browser sees it, without React or three: the flat room and the scene share one.
 * `subscribe` and `snapshot` fit `useSyncExternalStore`; poses change too often for that and go their own way.
 */
export interface RoomPresence {
  subscribe: (listener: () => void) => () => void;
  snapshot: () => RoomSnapshot;

  /** Where everybody is by user id, the own person included; the map is changed in place. */
  readonly poses: ReadonlyMap<string, SeenPose>;
  /** Hears of every pose of others at the moment it comes. */
  onPose: (listener: (userId: string, seen: SeenPose) => void) => () => void;

  /** Says where oneself is; may be called for each frame, it is sent at most every 80 ms and only after a change. */
  move: (pose: Pose) => void;
  raiseHand: (isUp: boolean) => Promise<Sent>;
  say: (text: string) => Promise<Sent>;
  /** Counts for the completion score; a second visit changes nothing. */
  visit: (station: number) => Promise<Sent>;

  /** For hosts. */
  showSlide: (slide: number) => Promise<Sent>;
  lowerHand: (userId: string) => Promise<Sent>;
  mute: (userId: string, isMuted: boolean) => Promise<Sent>;
  remove: (userId: string) => Promise<Sent>;
  unsay: (messageId: string) => Promise<Sent>;

  /** Ends the line; the seat is kept for the grace period. */
  close: () => void;
}
