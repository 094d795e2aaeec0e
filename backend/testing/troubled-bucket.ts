import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** What can befall a call to a bucket. */
export type Trouble =
  'none' | 'busy' | 'cut' | 'cut in the answer' | 'forbidden' | 'no such key' | 'no such bucket' | 'full';

const failures: Partial<Record<Trouble, [status: number, code: string]>> = {
  busy: [503, 'SlowDown'],
  forbidden: [403, 'SignatureDoesNotMatch'],
  'no such key': [404, 'NoSuchKey'],
  'no such bucket': [404, 'NoSuchBucket'],
  full: [507, 'InsufficientStorage'],
};

/**
 * The faults of a bucket, one after the other; the last one stays. It proves how a server bears them, not that it speaks
 * the protocol: that is what `npm run accept:s3` tries against a real service.
 */
export interface TroubledBucket {
  url: string;
  /** Method and path of each call. */
  asked: string[];
  befall: (...troubles: Trouble[]) => void;
  close: () => Promise<void>;
}

export async function startTroubledBucket(): Promise<TroubledBucket> {
  let coming: Trouble[] = ['none'];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const trouble = coming.length > 1 ? coming.shift()! : coming[0]!;
    request.resume().on('end', () => answer(trouble, request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}/masar`,
    asked,
    befall: (...troubles) => {
      coming = troubles;
      asked.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(trouble: Trouble, request: IncomingMessage, response: ServerResponse): void {
  const failure = failures[trouble];
  if (trouble === 'cut') request.socket.destroy();
  else if (trouble === 'cut in the answer') {
    response.writeHead(200, { 'content-length': '1000' }).write('half');
    setTimeout(() => request.socket.destroy(), 20);
  } else if (failure) {
    const [status, code] = failure;
    const secret = `<SignatureProvided>${request.headers.authorization}</SignatureProvided>`;
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code>${secret}</Error>`);
  } else response.writeHead(200, { etag: '"x"' }).end(request.method === 'GET' ? 'bytes' : '');
}
