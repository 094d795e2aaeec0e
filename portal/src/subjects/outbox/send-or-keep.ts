import { ApiError } from '@masar/contracts';
import { deliver, mayPass } from './deliver';
import { newKey } from './new-key';
import type { Write } from './outbox-state';
import { currentOwner } from './owner';

/** The server's answer, or null where the write waits in the outbox. */
export async function sendOrKeep<Answer>(write: Write): Promise<Answer | null> {
  const key = newKey();
  try {
    return (await deliver(write, key)) as Answer;
  } catch (error) {
    const owner = currentOwner();
    // A lost session is announced at once; everything else that may pass is kept.
    const isLost = error instanceof ApiError && error.status === 401;
    if (!owner || isLost || !mayPass(error)) throw error;
    const { keep } = await import('./outbox');
    await keep({ ...write, key, owner, madeAt: Date.now() }).catch(() => {
      throw error;
    });
    return null;
  }
}
