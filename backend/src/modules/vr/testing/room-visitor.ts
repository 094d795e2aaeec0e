import {
  type ChatMessage,
  type PoseWords,
  type RoomCalls,
  type RoomNews,
  roomSocketPath,
  type RoomState,
} from '@masar/domain';
import { io, type Socket } from 'socket.io-client';
import type { Agent } from '#testing/test-app';
import { until } from '#testing/until';

/** Somebody in a room over a real socket, remembering what they were told. */
export class RoomVisitor {
  readonly line: Socket<RoomNews, RoomCalls>;
  readonly said: ChatMessage[] = [];
  readonly poses: Record<string, PoseWords> = {};
  readonly news: [event: string, value: unknown][] = [];
  room: RoomState | undefined;
  refusal: string | undefined;

  constructor(address: string, cookie: string, roomCode: string, headers: Record<string, string> = {}) {
    this.line = io(address, {
      path: roomSocketPath,
      auth: { roomCode },
      transports: ['websocket'],
      extraHeaders: { cookie, ...headers },
      forceNew: true,
      // A line that is lost while something is asked fails the asking, instead of letting the test wait for ever.
      ackTimeout: 60_000,
      reconnectionDelay: 100,
      reconnectionDelayMax: 500,
    });
    this.line.on('room', (room) => {
      this.room = room;
      Object.assign(this.poses, room.poses);
    });
    this.line.on('poses', (poses) => Object.assign(this.poses, poses));
    this.line.on('chat', (message) => this.said.push(message));
    this.line.on('refused', (code) => (this.refusal = code));
    this.line.on('connect_error', ({ message }) => (this.refusal = message));
    this.line.onAny((event: string, value: unknown) => this.news.push([event, value]));
  }

  /** Waits until something is so. */
  async until(isSo: () => unknown, what = 'it'): Promise<void> {
    await until(
      () => Boolean(isSo()),
      () => `${what}; heard ${JSON.stringify(this.news).slice(0, 600)}`,
    );
  }

  async inside(): Promise<this> {
    await this.until(() => this.room ?? this.refusal, 'the room');
    return this;
  }

  /** The last that was told of somebody. */
  seen(userId: string): { isOnline: boolean; handRaisedAt: string | null; isMuted: boolean } | undefined {
    const told = this.news.filter(
      ([event, value]) => event === 'participant' && (value as { userId: string }).userId === userId,
    );
    return told.at(-1)?.[1] as never;
  }
}

/** The cookie that a test's agent carries; empty without a session. */
export const cookieOf = (agent: Agent): string => agent.get('/').get('Cookie') ?? '';
