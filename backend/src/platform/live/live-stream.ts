import type { Response } from 'express';
import type { LiveEventRow } from './live-event.queries.js';

/** Who reads a stream, and what may reach them. */
export interface LiveReader {
  userId: string;
  /** Names the sign-in that the stream hangs on. */
  signIn: string;
  /** When that sign-in ends by itself. */
  expiresAt: number;
  topics: readonly string[];
  /** Whether the sign-in is still as it was when the stream opened. */
  isStillSignedIn: () => Promise<boolean>;
  /** Asked anew for guarded news. */
  mayFollow: (topic: string) => Promise<boolean>;
  /** The data of a message about these of the reader's topics. */
  present: (event: LiveEventRow, topics: readonly string[]) => Promise<object>;
}

/** A reader this far behind is cut off and comes back with its cursor. */
const maximumBacklogBytes = 1_000_000;

/** So many events that were told last are known by their ids. */
const rememberedEvents = 1000;

/** One open stream of server-sent events. Messages leave in the order in which they were offered. */
export class LiveStream {
  readonly topics: Set<string>;
  private queue: Promise<void> = Promise.resolve();
  /** What happens while a stream opens may come by the replay and by the line to the database. */
  private readonly told = new Set<string>();

  constructor(
    readonly reader: LiveReader,
    private readonly response: Response,
  ) {
    this.topics = new Set(reader.topics);
    response.status(200).set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      // `no-transform` also keeps the compression from holding messages back.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    response.flushHeaders();
  }

  /** Runs after everything that was offered before. */
  inTurn(work: () => Promise<void>): void {
    this.queue = this.queue.then(work).catch(() => this.close());
  }

  offer(event: LiveEventRow): void {
    this.inTurn(() => this.tell(event));
  }

  /** Once, however often it is offered. */
  async tell(event: LiveEventRow): Promise<void> {
    if (this.told.has(event.id)) return;
    this.remember(event.id);
    const followed: string[] = [];
    for (const topic of event.topics.filter((each) => this.topics.has(each))) {
      if (!event.isGuarded || (await this.reader.mayFollow(topic))) followed.push(topic);
      else await this.leave(topic, event);
    }
    if (followed.length > 0) this.write('news', await this.reader.present(event, followed), event.cursor);
  }

  private remember(id: string): void {
    this.told.add(id);
    const [oldest] = this.told;
    if (oldest !== undefined && this.told.size > rememberedEvents) this.told.delete(oldest);
  }

  /** The last that is heard of a topic: no ids but its own name. */
  private async leave(topic: string, event: LiveEventRow): Promise<void> {
    this.topics.delete(topic);
    const closed = { ...event, kind: 'closed', ids: {} };
    this.write('news', await this.reader.present(closed, [topic]), event.cursor);
  }

  write(name: string, data: object, cursor?: string): void {
    const id = cursor ? `id: ${cursor}\n` : '';
    this.send(`event: ${name}\n${id}data: ${JSON.stringify(data)}\n\n`);
  }

  /** Keeps proxies from hanging up; the message lets the reader notice a dead line, which comments don't. */
  beat(): void {
    this.send(': still here\nevent: beat\ndata: {}\n\n');
  }

  close(): void {
    this.response.end();
  }

  private send(text: string): void {
    if (this.response.writableEnded) return;
    if (this.response.writableLength > maximumBacklogBytes) this.response.destroy();
    else this.response.write(text);
  }
}
