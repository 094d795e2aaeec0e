import { setTimeout as sleep } from 'node:timers/promises';
import type { MemoryMeasurement } from './answer-measurements.js';
import { asked } from './asked.js';
import { HeldClients } from './held-clients.js';
import type { MeasuredServer } from './measured-server.js';

/** Enough that what else comes and goes is little beside them; a network may hold 400 sockets. */
const lines = 300;
/** Lines that are opened and closed before, so that what the first of all needs is not counted. */
const warming = { streams: 20, sockets: 20 };

/** The memory of a server right after a collection, in bytes. */
export const memoryOf = (server: MeasuredServer) => asked<MemoryMeasurement>(server.process, 'memory');

/** What a server that nobody has called yet holds more for a stream of live news, and for a line to a room, in bytes. */
export async function bytesOfLines(
  server: MeasuredServer,
  databaseUrl: string,
): Promise<{ stream: number; socket: number }> {
  const open = (counts: typeof warming) => HeldClients.open(server.url, databaseUrl, counts);
  const settled = async () => {
    await sleep(1000);
    return memoryOf(server);
  };
  await (await open(warming)).close();
  const before = await settled();
  const streams = await open({ streams: lines, sockets: 0 });
  const withStreams = await settled();
  const sockets = await open({ streams: 0, sockets: lines });
  const withSockets = await settled();
  await Promise.all([streams.close(), sockets.close()]);
  const each = (one: MemoryMeasurement, other: MemoryMeasurement): number =>
    Math.round((other.bytes - one.bytes) / lines);
  return { stream: each(before, withStreams), socket: each(withStreams, withSockets) };
}
