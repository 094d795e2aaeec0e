import type { RoomParticipant, RoomState } from '@masar/domain';
import type { RoomLine } from '../presence/room-line';

type Listener = (...values: never[]) => void;

export const aParticipant = (changes: Partial<RoomParticipant> = {}): RoomParticipant => ({
  userId: 'me',
  name: 'سارة علي',
  role: 'student',
  isHost: false,
  seat: 0,
  handRaisedAt: null,
  isMuted: false,
  isOnline: true,
  ...changes,
});

/** The room at the moment of coming in: the host and oneself. */
export const aRoomState = (changes: Partial<RoomState> = {}): RoomState => ({
  self: 'me',
  status: 'live',
  slide: 0,
  participants: [
    aParticipant(),
    aParticipant({ userId: 'host', name: 'أحمد جاسم', role: 'instructor', isHost: true, seat: null }),
  ],
  poses: {},
  chat: [],
  visited: [],
  ...changes,
});

/** A line without a server: the spec says what is heard and how calls are answered. */
export class FakeLine {
  connected = false;
  active = true;
  /** How often it was opened. */
  opened = 0;
  /** What was sent, with its values. */
  readonly sent: unknown[][] = [];
  /** The next answers to calls; without one a call is done. A rejection is a line that says nothing in time. */
  readonly answers: (() => Promise<unknown>)[] = [];
  private readonly listeners = new Map<string, Listener[]>();

  readonly asLine = (): RoomLine => this as unknown as RoomLine;

  on(event: string, listener: Listener): this {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
    return this;
  }
  /** The server, or the line itself, tells something. */
  hear(event: string, ...values: unknown[]): void {
    if (event === 'room') this.connected = true;
    if (event === 'disconnect') this.connected = false;
    for (const listener of this.listeners.get(event) ?? []) listener(...(values as never[]));
  }
  emit(...words: unknown[]): void {
    this.sent.push(words);
  }
  timeout(): this {
    return this;
  }
  emitWithAck(...words: unknown[]): Promise<unknown> {
    this.sent.push(words);
    return this.answers.shift()?.() ?? Promise.resolve({ isDone: true });
  }
  connect(): void {
    this.opened += 1;
  }
  disconnect(): void {
    this.connected = false;
  }
}
