import type { IncomingMessage } from 'node:http';

/**
 * Whether a socket is asked for by a page of ours. Browsers send cookies with sockets of any site, and no answer of
 * CORS stops them, so the server has to look (SEC-2). What is no browser sends no Origin and has no ambient cookie.
 */
export function isOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
}
