import type { Server } from 'node:http';

/** Proxies and clients keep a quiet connection for a minute at most. */
const keptMilliseconds = 75_000;

/**
 * Keeps quiet connections longer than whoever is at their other end: who closes first breaks a call that was sent over
 * the connection at that very moment, and a proxy must not send a write again (REL-5).
 */
export function keepConnections(server: Server, isStopping: () => boolean): void {
  server.keepAliveTimeout = keptMilliseconds;
  // Before whoever answers. On the way out every answer says that its connection ends with it.
  server.prependListener('request', (_request, response) => {
    if (isStopping()) response.shouldKeepAlive = false;
  });
}
