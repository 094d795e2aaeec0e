import { Agent, type IncomingMessage, request } from 'node:http';

/** As many calls as leave within a second: even if nothing is answered for that long, none waits for a line. */
const lines = 100;

export interface SentCall {
  method: string;
  path: string;
  cookie: string;
  body?: object;
}

/**
 * Lines on which calls are sent in turn. Opened once and all of them used again and again, so that the server holds as
 * many at the end as at the beginning, however busy the machine is.
 */
export class KeptLines {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: lines, maxFreeSockets: lines, scheduling: 'fifo' });

  private constructor(private readonly url: string) {}

  static async open(url: string): Promise<KeptLines> {
    const kept = new KeptLines(url);
    const call = { method: 'GET', path: '/api/health/live', cookie: '' };
    await Promise.all(Array.from({ length: lines }, () => kept.send(call)));
    return kept;
  }

  /** Sends, reads the answer to its end and tells its status. */
  send({ method, path, cookie, body }: SentCall): Promise<number> {
    const text = body && JSON.stringify(body);
    const headers = {
      ...(cookie && { cookie }),
      'accept-encoding': 'gzip, deflate, br',
      ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    return new Promise((resolve, reject) => {
      const call = request(this.url + path, { method, agent: this.agent, headers }, (answer: IncomingMessage) => {
        answer.on('error', reject).on('end', () => resolve(answer.statusCode ?? 0));
        answer.resume();
      });
      call.on('error', reject).end(text);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
