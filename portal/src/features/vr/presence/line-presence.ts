import { poseIntervalMs, type RoomRefusal, type Sent } from '@masar/domain';
import { PoseMap } from './pose-map';
import { PoseSender } from './pose-sender';
import type { RoomLine } from './room-line';
import type { ConnectionState, RoomPresence, RoomSnapshot } from './room-presence';
import { changes, emptyRoom, withState } from './room-view';

const answerMs = 6000;
const echoMs = 4000;
/** Longer than this and talking feels slow: the reader is told that the network is weak. */
const slowMs = 1200;
const busyServerMs = 1000;

/** What a deed takes besides the function that answers it. */
interface DeedValues {
  hand: [isUp: boolean];
  say: [text: string];
  visit: [station: number];
  slide: [slide: number];
  lowerHand: [userId: string];
  mute: [userId: string, isMuted: boolean];
  remove: [userId: string];
  unsay: [messageId: string];
}

/** A room over a line to the server (ADR 0027), which is opened by `open`, again after `close` too. */
export class LinePresence implements RoomPresence {
  readonly poses = new PoseMap();
  private room: RoomSnapshot = emptyRoom;
  private readonly listeners = new Set<() => void>();
  private readonly sender: PoseSender;
  private echo: ReturnType<typeof setInterval> | undefined;
  /** News that came before the room itself, told again after it. */
  private early: (() => void)[] | null = [];

  constructor(private readonly line: RoomLine) {
    this.sender = new PoseSender((words) => void (line.connected && line.emit('pose', words)), poseIntervalMs);
    this.listen();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly snapshot = (): RoomSnapshot => this.room;
  readonly onPose: RoomPresence['onPose'] = (listener) => this.poses.listen(listener);

  readonly move: RoomPresence['move'] = (pose) => {
    if (this.room.self) this.poses.setOwn(this.room.self, pose);
    this.sender.move(pose);
  };
  readonly raiseHand = (isUp: boolean) => this.call('hand', isUp);
  readonly say = (text: string) => this.call('say', text);
  readonly visit = async (station: number): Promise<Sent> => {
    if (this.room.visited.includes(station)) return { isDone: true };
    const sent = await this.call('visit', station);
    if (sent.isDone) this.show({ visited: [...new Set([...this.room.visited, station])] });
    return sent;
  };
  readonly showSlide = (slide: number) => this.call('slide', slide);
  readonly lowerHand = (userId: string) => this.call('lowerHand', userId);
  readonly mute = (userId: string, isMuted: boolean) => this.call('mute', userId, isMuted);
  readonly remove = (userId: string) => this.call('remove', userId);
  readonly unsay = (messageId: string) => this.call('unsay', messageId);

  readonly open = (): void => {
    this.echo = setInterval(() => void this.measure(), echoMs);
    this.line.connect();
  };
  readonly close = (): void => {
    clearInterval(this.echo);
    this.sender.stop();
    this.line.disconnect();
  };

  private listen(): void {
    const { line } = this;
    line.on('room', ({ poses, ...state }) => {
      this.set(withState({ ...this.room, connection: 'online', refusal: null }, { ...state, poses }));
      this.poses.replace(state.participants, poses, state.self);
      this.sender.repeat();
      const early = this.early ?? [];
      this.early = null;
      for (const tell of early) tell();
    });
    for (const event of Object.keys(changes) as (keyof typeof changes)[]) this.hear(event);
    line.on('participant', (participant) => this.poses.seat(participant));
    line.on('left', (userId) => this.poses.forget(userId));
    line.on('poses', (poses) => this.poses.take(poses, this.room.self));
    line.on('refused', (code) => this.refuse(code));
    line.on('disconnect', (reason) => this.lost(reason));
    line.on('connect_error', (error) => this.failed(error.message));
  }

  private hear<Event extends keyof typeof changes>(event: Event): void {
    const change = changes[event] as (room: RoomSnapshot, ...values: unknown[]) => RoomSnapshot;
    const hear = (...values: unknown[]): void => {
      const tell = (): void => this.set(change(this.room, ...values));
      this.early?.push(tell);
      tell();
    };
    this.line.on<keyof typeof changes>(event, hear);
  }

  private lost(reason: string): void {
    this.early = [];
    if (this.room.connection === 'closed') return;
    this.show({ connection: 'lost' });
    // Cut off by the server without a reason that lasts: the line does not come back by itself then.
    if (reason === 'io server disconnect') this.openAgain();
  }

  /** The server was reached and said no, or it was not reached and the line tries again. */
  private failed(code: string): void {
    if (this.line.active) {
      if (this.room.self) this.show({ connection: 'lost' });
    } else if (code === 'platform.unavailable') this.openAgain();
    else this.refuse(code as RoomRefusal);
  }

  private openAgain(): void {
    setTimeout(() => {
      if (this.room.connection !== 'closed' && this.listeners.size > 0) this.line.connect();
    }, busyServerMs);
  }

  private refuse(refusal: RoomRefusal): void {
    this.show({ connection: 'closed', refusal });
    this.close();
  }

  private async measure(): Promise<void> {
    if (!this.line.connected || this.room.self === null) return;
    const sentAt = performance.now();
    const isQuick = await this.line
      .timeout(slowMs)
      .emitWithAck('echo')
      .then(() => performance.now() - sentAt < slowMs)
      .catch(() => false);
    const connection: ConnectionState = isQuick ? 'online' : 'weak';
    if (this.line.connected && this.room.connection !== connection && this.room.connection !== 'closed') {
      this.show({ connection });
    }
  }

  private async call<Deed extends keyof DeedValues>(deed: Deed, ...values: DeedValues[Deed]): Promise<Sent> {
    if (!this.line.connected) return { isDone: false, code: 'platform.unavailable' };
    const emit = this.line.timeout(answerMs).emitWithAck as (call: string, ...values: unknown[]) => Promise<Sent>;
    return emit
      .call(this.line.timeout(answerMs), deed, ...values)
      .catch(() => ({ isDone: false, code: 'platform.unavailable' }));
  }

  private show(changed: Partial<RoomSnapshot>): void {
    this.set({ ...this.room, ...changed });
  }

  private set(room: RoomSnapshot): void {
    this.room = room;
    for (const listener of this.listeners) listener();
  }
}
