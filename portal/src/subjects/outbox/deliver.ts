import { ApiError } from '@masar/contracts';
import { personHeader } from '@masar/domain';
import type { Write } from './outbox-state';

/**
 * Sends a write under its key, which learning time does not need: each moment of it counts once by itself. The request
 * outlives the page and names its person, in whose session alone the server takes it. Rejects with ApiError or, without network, TypeError.
 */
export async function deliver(
  { kind, method, path, body }: Write,
  { key, owner }: { key: string; owner: string | null },
): Promise<unknown> {
  const response = await fetch(new URL(path, window.location.origin), {
    method,
    credentials: 'include',
    keepalive: true,
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': document.documentElement.lang,
      ...(owner && { [personHeader]: owner }),
      ...(kind !== 'learning-time' && { 'Idempotency-Key': key }),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, response.statusText, text);
  return text ? JSON.parse(text) : null;
}

const passing = new Set([401, 408, 425, 429]);

/** A key that is still at work, rows that others changed meanwhile, or the session of somebody else; any other 409 is a rule that will not change. */
const isPassingConflict = ({ status, code }: ApiError): boolean =>
  status === 409 && (code === '' || code.startsWith('platform.'));

/** Whether the same write may succeed later: no network, a busy server, a session that has to be opened again. */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return error instanceof TypeError;
  return error.status >= 500 || passing.has(error.status) || isPassingConflict(error);
}
