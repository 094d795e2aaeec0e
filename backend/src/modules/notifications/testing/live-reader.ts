import type { Agent } from '#testing/test-app';
import { until } from '#testing/until';

export interface LiveMessage {
  event: string;
  id?: string | undefined;
  data: { kind?: string; topics?: string[]; ids?: Record<string, string>; unread?: number };
}

/** Reads an open stream of server-sent events as a browser does. */
export class LiveReader {
  readonly messages: LiveMessage[] = [];
  isClosed = false;
  headers: Record<string, string> = {};
  private rest = '';
  private readonly call;

  private constructor(agent: Agent, path: string, lastEventId?: string) {
    this.call = agent.get(path).set('Accept-Encoding', 'gzip, br');
    if (lastEventId) void this.call.set('Last-Event-ID', lastEventId);
    this.call.buffer(true).parse((response, done) => {
      const stream = response as unknown as NodeJS.ReadableStream & { headers: Record<string, string> };
      this.headers = stream.headers;
      stream.on('data', (chunk: Buffer) => this.take(chunk.toString('utf8')));
      stream.on('end', () => done(null, ''));
    });
    const closed = () => {
      this.isClosed = true;
    };
    this.call.then(closed, closed);
  }

  /** Opens the stream and waits until it is ready. */
  static async open(agent: Agent, query = '', lastEventId?: string): Promise<LiveReader> {
    const reader = new LiveReader(agent, `/api/notifications/stream${query}`, lastEventId);
    const isReady = () => reader.messages.some(({ event }) => event === 'ready');
    await until(() => isReady() || reader.isClosed, 'the stream to be ready');
    if (!isReady()) throw new Error('The stream was refused.');
    return reader;
  }

  /** The first message that fits. */
  until(fits: (message: LiveMessage) => boolean): Promise<LiveMessage> {
    return until(
      () => this.messages.find(fits),
      () => `a message; heard ${JSON.stringify(this.messages)}`,
    );
  }

  async untilClosed(): Promise<void> {
    await until(() => this.isClosed, 'the end of the stream');
  }

  /** News of a kind so far. */
  news(kind?: string): LiveMessage[] {
    return this.messages.filter(({ event, data }) => event === 'news' && (!kind || data.kind === kind));
  }

  /** The id of the last message that had one, as a browser sends it when it comes back. */
  get lastEventId(): string | undefined {
    return this.messages.findLast(({ id }) => id)?.id;
  }

  close(): void {
    this.call.abort();
  }

  private take(text: string): void {
    const blocks = (this.rest + text).split('\n\n');
    this.rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const line = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
      const data = line('data');
      if (data) this.messages.push({ event: line('event') ?? 'message', id: line('id'), data: JSON.parse(data) });
    }
  }
}
