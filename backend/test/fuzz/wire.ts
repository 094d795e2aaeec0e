import { Agent, type IncomingMessage, request } from 'node:http';
import { address, type Call } from './call.js';

export interface Answer {
  /** 0 where there was none. */
  status: number;
  type: string;
  text: string;
  requestId: string;
}

/** Ends only what hangs. */
const patienceMilliseconds = 600_000;

/** Sends calls over kept connections, exactly as they are: no client library straightens them first. */
export class Wire {
  /** Taken in turns: none is quiet for so long that the server closes it while a call sets out over it. */
  private readonly connections = new Agent({ keepAlive: true, maxSockets: 32, scheduling: 'fifo' });
  private sent = 0;

  constructor(
    private readonly port: number,
    /** For calls that take programs of the organisation alone. */
    private readonly organizationToken?: string,
  ) {}

  send(call: Call): Promise<Answer> {
    const requestId = `fuzz-${(this.sent += 1)}`;
    return new Promise((resolve) => {
      const fail = ({ message }: Error): void => resolve({ status: 0, type: '', text: message, requestId });
      const outgoing = request(
        {
          agent: this.connections,
          host: '127.0.0.1',
          port: this.port,
          method: call.operation.method.toUpperCase(),
          path: address(call),
          headers: {
            Cookie: call.person,
            ...(call.operation.access === 'organization' &&
              this.organizationToken && { Authorization: `Bearer ${this.organizationToken}` }),
            'X-Request-Id': requestId,
            ...(call.body !== undefined && {
              'Content-Type': 'application/json',
              'Content-Length': Buffer.byteLength(call.body),
            }),
            ...call.headers,
          },
          timeout: patienceMilliseconds,
        },
        (incoming) => {
          const status = incoming.statusCode ?? 0;
          read(incoming).then((rest) => resolve({ status, requestId, ...rest }), fail);
        },
      );
      outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${patienceMilliseconds} ms`)));
      outgoing.on('error', fail);
      outgoing.end(call.body);
    });
  }

  close(): void {
    this.connections.destroy();
  }
}

/** Of a stream that never ends nothing but its beginning counts. */
async function read(incoming: IncomingMessage): Promise<{ type: string; text: string }> {
  const type = incoming.headers['content-type'] ?? '';
  if (type.startsWith('text/event-stream')) {
    incoming.destroy();
    return { type, text: '' };
  }
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return { type, text: Buffer.concat(parts).toString() };
}
