import { ApiError, dataOf } from '@masar/contracts';
import { api } from '#shared/api/api';
import { beginsWith } from './check-consistency';
import type { Head } from './head';

/** Whether the log of `now` is the one that this device saw as `kept`, and has only grown since (EVD-6). */
export async function judgeHead(kept: Head, now: Head): Promise<'same' | 'changed' | 'unknown'> {
  try {
    // Of an installation whose keys are all new nothing was seen yet.
    if (kept.keyId !== now.keyId && !(await isPublished(kept.keyId))) return 'unknown';
    const query = { from: kept.size };
    const proof = await dataOf(api.GET('/api/certificates/log/consistency', { params: { query } }));
    // Where one was issued meanwhile, the next look will tell.
    if (proof.size !== now.size) return 'unknown';
    return (await beginsWith(now, kept, proof.path)) ? 'same' : 'changed';
  } catch (error) {
    // The log is shorter than what was seen of it.
    return error instanceof ApiError && error.status === 404 ? 'changed' : 'unknown';
  }
}

async function isPublished(keyId: string): Promise<boolean> {
  const { keys } = await dataOf(api.GET('/api/certificates/keys'));
  return keys.some(({ kid }) => kid === keyId);
}
