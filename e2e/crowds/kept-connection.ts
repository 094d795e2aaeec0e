import { Agent, request } from 'node:http';
import { gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: unknown;
}

/** How long somebody waits for an answer before they give up, in milliseconds. */
const patienceMs = 60_000;

/** One person's browser: one connection that is kept, their cookie, answers compressed. */
export class KeptConnection {
  private readonly agent: Agent;
  private readonly port: number;
  private readonly cookie: string;

  /** Of its own, unless an agent brings connections that a crowd shares. */
  constructor(port: number, cookie: string, agent = new Agent({ keepAlive: true, maxSockets: 1 })) {
    this.agent = agent;
    this.port = port;
    this.cookie = cookie;
  }

  /** Sends and reads the whole answer; fails where none comes. Another cookie is somebody else on the same line. */
  send(method: string, path: string, body?: object, cookie = this.cookie): Promise<Answer> {
    const text = body && JSON.stringify(body);
    const headers = {
      ...(cookie && { cookie }),
      accept: 'application/json',
      'accept-encoding': 'gzip',
      'accept-language': 'ar',
      ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    return new Promise((resolve, reject) => {
      const call = request(
        { host: '127.0.0.1', port: this.port, method, path, agent: this.agent, headers },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', reject);
          answer.on('end', () => {
            const sent = Buffer.concat(parts);
            const plain = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent;
            const isJson = answer.headers['content-type']?.includes('json') ?? false;
            const { statusCode: status = 0, headers: received } = answer;
            resolve({ status, headers: received, body: isJson ? JSON.parse(plain.toString()) : undefined });
          });
        },
      );
      call.setTimeout(patienceMs, () => call.destroy(new Error(`No answer within ${patienceMs} ms`)));
      call.on('error', reject);
      call.end(text);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
