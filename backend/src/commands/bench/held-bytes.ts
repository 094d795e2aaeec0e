import type { MemoryMeasurement } from './answer-measurements.js';
import { asked } from './asked.js';
import type { HeldBytes } from './capacity-model.js';
import { HeldClients } from './held-clients.js';
import type { MeasuredServer } from './measured-server.js';

/** Enough that what else comes and goes is little beside them; a network may hold 400 sockets. */
const lines = 300;

/** What a server holds by itself, and how much more for a stream of live news and for a line to a room. */
export async function heldBytes(
  server: MeasuredServer,
  databaseUrl: string,
): Promise<HeldBytes & { resident: number }> {
  const memory = () => asked<MemoryMeasurement>(server.process, 'memory');
  const before = await memory();
  const streams = await HeldClients.open(server.url, databaseUrl, { streams: lines, sockets: 0 });
  const withStreams = await memory();
  const sockets = await HeldClients.open(server.url, databaseUrl, { streams: 0, sockets: lines });
  const withSockets = await memory();
  await Promise.all([streams.close(), sockets.close()]);
  const each = (one: MemoryMeasurement, other: MemoryMeasurement): number =>
    Math.round((other.bytes - one.bytes) / lines);
  return {
    base: before.resident,
    stream: each(before, withStreams),
    socket: each(withStreams, withSockets),
    resident: withSockets.resident,
  };
}
