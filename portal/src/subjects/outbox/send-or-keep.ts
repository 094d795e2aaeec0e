import { ApiError } from '@masar/contracts';
import { deliver, mayPass } from './deliver';
import { newKey } from './new-key';
import type { Write } from './outbox-state';
import { ownerOfPage } from './owner';

/** The server's answer, or null where the write waits in the outbox. */
export async function sendOrKeep<Answer>(write: Write): Promise<Answer | null> {
  const key = newKey();
  // Asked before it is sent: the next person may sign in before the answer comes.
  const owner = ownerOfPage();
  try {
    return (await deliver(write, { key, owner })) as Answer;
  } catch (error) {
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
