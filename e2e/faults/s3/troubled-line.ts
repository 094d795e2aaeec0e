import { type ClientRequest, createServer, request } from 'node:http';

/**
 * What befalls calls on their way: nothing, an answer of 503, an end in the middle, an answer that never comes back
 * though the call arrived, or a wait.
 */
export type Trouble = 'none' | 'busy' | 'cut' | 'answer lost' | 'slow';

/** A line to a real server that can be troubled; signatures stay valid, for the host's name is passed on. */
export interface TroubledLine {
  port: number;
  /** The first calls from now on meet the trouble, all of them where no number is told. */
  befall: (trouble: Trouble, times?: number) => void;
  close: () => void;
}

const slowMs = 3000;

export async function openTroubledLine(to: number): Promise<TroubledLine> {
  let trouble: Trouble = 'none';
  let left = 0;
  const server = createServer((near, answer) => {
    const now = left > 0 ? trouble : 'none';
    left -= 1;
    if (now === 'busy') {
      near
        .resume()
        .on('end', () =>
          answer.writeHead(503, { 'content-type': 'application/xml' }).end('<Error><Code>SlowDown</Code></Error>'),
        );
      return;
    }
    if (now === 'cut') {
      near.once('data', () => near.destroy()).once('end', () => near.destroy());
      return;
    }
    const far: ClientRequest = request(
      { port: to, host: '127.0.0.1', method: near.method!, path: near.url!, headers: near.headers },
      (said) => {
        if (now === 'answer lost') {
          said.resume().on('end', () => near.destroy());
          return;
        }
        setTimeout(() => said.pipe(answer.writeHead(said.statusCode!, said.headers)), now === 'slow' ? slowMs : 0);
      },
    );
    far.on('error', () => near.destroy());
    near.pipe(far);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as { port: number }).port,
    befall: (next, times = Number.MAX_SAFE_INTEGER) => {
      trouble = next;
      left = next === 'none' ? 0 : times;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
