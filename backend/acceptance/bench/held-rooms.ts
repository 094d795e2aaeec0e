import { type PoseWords, type RoomCalls, type RoomNews, roomSocketPath } from '@masar/domain';
import { io, type Socket } from 'socket.io-client';

/** A running session of a virtual workshop and the cookies of those who come to it. */
export interface HeldRoom {
  sessionId: string;
  roomCode: string;
  cookies: string[];
}

type Line = Socket<RoomNews, RoomCalls>;

/** Each person takes a step so often, by the ticks of `move`. */
const stepEvery = 10;

/** Sockets of people who stand in rooms of virtual workshops, move now and then and say something. */
export class HeldRooms {
  /** Chat messages that were acknowledged, how many people had to hear them, and how many did. */
  readonly news = { sent: 0, due: 0, heard: 0 };
  readonly failures: string[] = [];
  private readonly rooms: Line[][] = [];
  private isLeaving = false;

  constructor(private readonly url: string) {}

  get open(): number {
    return this.rooms.flat().filter((line) => line.connected).length;
  }

  /** Takes a seat for each and opens their lines. */
  async hold({ sessionId, roomCode, cookies }: HeldRoom): Promise<void> {
    const lines: Line[] = [];
    this.rooms.push(lines);
    for (const cookie of cookies) {
      const seat = await fetch(`${this.url}/api/vr/sessions/${sessionId}/join`, {
        method: 'POST',
        headers: { cookie },
      });
      await seat.arrayBuffer();
      if (!seat.ok) throw new Error(`${seat.status} for a seat`);
      lines.push(await this.comeIn(cookie, roomCode));
    }
  }

  private comeIn(cookie: string, roomCode: string): Promise<Line> {
    const line: Line = io(this.url, {
      path: roomSocketPath,
      auth: { roomCode },
      transports: ['websocket'],
      extraHeaders: { cookie },
      forceNew: true,
      reconnection: false,
    });
    line.on('chat', () => (this.news.heard += 1));
    line.on('disconnect', (why) => {
      if (!this.isLeaving) this.failures.push(`a line ended at ${new Date().toISOString()}: ${why}`);
    });
    return new Promise((resolve, reject) => {
      line.once('room', () => resolve(line));
      line.once('connect_error', reject);
      line.once('refused', (code) => reject(new Error(code)));
    });
  }

  /** Every tenth person takes a step, every time others. */
  move(tick: number): void {
    for (const [place, line] of this.rooms.flat().entries()) {
      const step = Math.floor(tick / stepEvery) % 8;
      const pose: PoseWords = [step / 10, 1.6, (place % 25) / 10, step / 4];
      if (place % stepEvery === tick % stepEvery) line.emit('pose', pose);
    }
  }

  /** Somebody in one of the rooms says something, which everybody in it has to hear. */
  async say(turn: number): Promise<void> {
    const room = this.rooms[turn % this.rooms.length] ?? [];
    const line = room[Math.floor(turn / this.rooms.length) % room.length];
    if (!line?.connected) return;
    const sent = await line.timeout(30_000).emitWithAck('say', `الخطوة ${turn} واضحة لي.`);
    if (!sent.isDone) {
      this.failures.push(`${sent.code} for a chat message`);
      return;
    }
    this.news.sent += 1;
    this.news.due += room.length;
  }

  leave(): void {
    this.isLeaving = true;
    for (const line of this.rooms.flat()) line.disconnect();
  }
}
