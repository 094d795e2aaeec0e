import { Agent, type ClientRequest, request } from 'node:http';

/** Writes of one person an hour stay far below what one may write. */
const writers = 20;

/** Streams of live news that stay open, each of another person, and replies whose news they have to be told. */
export class HeldStreams {
  /** Those that are open now. */
  open = 0;
  /** Replies that were acknowledged, and how often a stream was told of one. */
  readonly news = { sent: 0, heard: 0 };
  readonly failures: string[] = [];
  private readonly streams: ClientRequest[] = [];
  private isLeaving = false;

  constructor(
    private readonly url: string,
    private readonly cookies: readonly string[],
    private readonly discussionId: string,
  ) {}

  /** Answers when the stream said that it is ready. */
  hold(place: number): Promise<void> {
    const address = `${this.url}/api/notifications/stream?topics=discussions,discussion:${this.discussionId}`;
    const headers = { cookie: this.cookies[place]!, accept: 'text/event-stream' };
    return new Promise((resolve, reject) => {
      const stream = request(address, { agent: new Agent(), headers }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${answer.statusCode} for a stream`));
        this.open += 1;
        let unread = '';
        answer.setEncoding('utf8').on('data', (text: string) => {
          const messages = (unread + text).split('\n\n');
          unread = messages.pop()!;
          for (const message of messages) {
            if (message.includes('event: ready')) resolve();
            if (message.includes('"reply-added"')) this.news.heard += 1;
          }
        });
        answer.on('close', () => {
          this.open -= 1;
          if (!this.isLeaving) this.failures.push(`a stream ended at ${new Date().toISOString()}`);
        });
      });
      stream.on('error', (error) => {
        if (!this.isLeaving) this.failures.push(`stream: ${String(error)}`);
        reject(error);
      });
      stream.end();
      this.streams.push(stream);
    });
  }

  /** Lets one of the readers reply, which all of them have to hear. */
  async reply(turn: number): Promise<void> {
    const answer = await fetch(`${this.url}/api/discussions/${this.discussionId}/replies`, {
      method: 'POST',
      headers: {
        cookie: this.cookies[turn % Math.min(writers, this.cookies.length)]!,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ content: `رأيي رقم ${turn}: جرّب خطوة صغيرة كل يوم.` }),
    });
    await answer.arrayBuffer();
    if (answer.ok) this.news.sent += 1;
    else this.failures.push(`${answer.status} for a reply`);
  }

  leave(): void {
    this.isLeaving = true;
    for (const stream of this.streams) stream.destroy();
  }
}
