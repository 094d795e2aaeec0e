import type { Role } from './roles.ts';
import type { VrSessionStatus } from './vr.ts';

/**
 * Where a person's head is, in metres and radians, as three.js counts: x to the right of who looks at the board,
 * y up, z away from the board. A yaw of 0 looks at the board (-z); it grows to the left.
 */
export interface Pose {
  x: number;
  y: number;
  z: number;
  yaw: number;
}

/** A pose on the wire: x, y, z, yaw, rounded to three decimals. */
export type PoseWords = readonly [x: number, y: number, z: number, yaw: number];

/** Somebody in the room, as all others see them. */
export interface RoomParticipant {
  userId: string;
  name: string;
  role: Role;
  /** Hosts lead the room and take no seat. */
  isHost: boolean;
  seat: number | null;
  /** When the hand went up, ISO 8601; null while it is down. */
  handRaisedAt: string | null;
  /** A host took the right to write. */
  isMuted: boolean;
  /** False while the line is lost and the seat is kept. */
  isOnline: boolean;
}

export interface ChatMessage {
  id: string;
  userId: string;
  name: string;
  isHost: boolean;
  /** Plain text in NFC: show it as text with its addresses as links, never as HTML. */
  text: string;
  sentAt: string;
}

/** The whole room at the moment of coming in. */
export interface RoomState {
  self: string;
  status: VrSessionStatus;
  slide: number;
  participants: RoomParticipant[];
  poses: Record<string, PoseWords>;
  chat: ChatMessage[];
  /** Numbers of the stations that oneself has visited. */
  visited: number[];
}

/** Why a room is closed to somebody; the texts are those of the failure codes of the same name. */
export type RoomRefusal =
  | 'auth.unauthorized'
  | 'vr.room_not_found'
  | 'vr.no_seat'
  | 'vr.room_closed'
  | 'vr.removed_from_room'
  | 'platform.too_many_requests'
  | 'platform.unavailable';

/** How a request over the line ended. */
export type Sent = { isDone: true } | { isDone: false; code: string };

/** What the server tells. */
export interface RoomNews {
  room: (state: RoomState) => void;
  /** Came in, or something about them changed. */
  participant: (participant: RoomParticipant) => void;
  left: (userId: string) => void;
  /** Only those who moved since the last time. */
  poses: (poses: Record<string, PoseWords>) => void;
  chat: (message: ChatMessage) => void;
  unsaid: (messageId: string) => void;
  slide: (slide: number) => void;
  status: (status: VrSessionStatus) => void;
  /** The line ends after it and is not opened again. */
  refused: (code: RoomRefusal) => void;
}

/** What a browser sends. */
export interface RoomCalls {
  pose: (pose: PoseWords) => void;
  /** Answered at once: how long the line takes. */
  echo: (answer: () => void) => void;
  hand: (isUp: boolean, answer: (sent: Sent) => void) => void;
  say: (text: string, answer: (sent: Sent) => void) => void;
  visit: (station: number, answer: (sent: Sent) => void) => void;
  /** Hosts only, like all below. */
  slide: (slide: number, answer: (sent: Sent) => void) => void;
  lowerHand: (userId: string, answer: (sent: Sent) => void) => void;
  mute: (userId: string, isMuted: boolean, answer: (sent: Sent) => void) => void;
  remove: (userId: string, answer: (sent: Sent) => void) => void;
  unsay: (messageId: string, answer: (sent: Sent) => void) => void;
}

/** Address of the socket; the room code goes into `auth.roomCode`. */
export const roomSocketPath = '/api/vr/presence';

/** A browser sends its pose so often at most while it moves; the server passes poses on at the same pace. */
export const poseIntervalMs = 80;

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

export const toPoseWords = ({ x, y, z, yaw }: Pose): PoseWords => [rounded(x), rounded(y), rounded(z), rounded(yaw)];

export const toPose = ([x, y, z, yaw]: PoseWords): Pose => ({ x, y, z, yaw });
