import { connect, createServer, type Socket } from 'node:net';

/** A line to a database that can be led to another one, as a proxy does it after a failover. */
export interface SwitchedLine {
  url: string;
  /** New connections go there; those that are open stay where they are. */
  leadTo: (url: string) => void;
  /** Ends all that are open. */
  cut: () => void;
  close: () => Promise<void>;
}

export async function openSwitchedLine(url: string): Promise<SwitchedLine> {
  let target = new URL(url);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = new URL(url);
  address.hostname = '127.0.0.1';
  address.port = String((server.address() as { port: number }).port);
  return {
    url: address.href,
    leadTo: (other) => (target = new URL(other)),
    cut: () => open.forEach((socket) => socket.destroy()),
    close: async () => {
      open.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
