import { type Answer, ApiError, dataOf } from '@masar/contracts';
import { api } from '#shared/api/api';
import { cacheNames, readKey } from '#shared/offline/cache-names';

export type OfflineCopy = Answer<'/api/courses/{id}/offline', 'get'>;
type Part = OfflineCopy['parts'][number];

/** What the device notes of a saved course. */
export interface SavedCourse {
  addresses: string[];
  bytes: number;
  hasVideos: boolean;
}

/** No server has this address: it only names the note in the cache. */
const noteOf = (courseId: string) => `/offline/courses/${courseId}`;

const openCache = () => caches.open(cacheNames.saved);

/** Answers are kept by language, files under their address. */
const keyOf = ({ url, kind }: Part): string => {
  const address = new URL(url, window.location.origin).href;
  return kind === 'text' ? readKey(address, document.documentElement.lang) : address;
};

export const offlineCopy = (courseId: string): Promise<OfflineCopy> =>
  dataOf(api.GET('/api/courses/{id}/offline', { params: { path: { id: courseId } } }));

export async function findSaved(courseId: string): Promise<SavedCourse | null> {
  const note = await (await openCache()).match(noteOf(courseId));
  return note ? ((await note.json()) as SavedCourse) : null;
}

/** Whether the browser grants that many bytes; a margin stays for everything else. */
export async function hasRoomFor(bytes: number): Promise<boolean> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || quota - usage > bytes * 1.2;
}

async function fetchPart(part: Part): Promise<Response> {
  const response = await fetch(part.url, {
    // Fetched to be kept, not read: a lesson counts as opened when its copy is (EVD-1).
    headers: { 'Accept-Language': document.documentElement.lang, 'Masar-Purpose': 'offline-copy' },
  });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return response;
}

/** Fetches every part and keeps it; tells the share that is done. What fails half-way leaves nothing behind. */
export async function saveCourse(
  courseId: string,
  parts: Part[],
  onShare: (share: number) => void,
): Promise<SavedCourse> {
  const cache = await openCache();
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  const saved: SavedCourse = { addresses: [], bytes, hasVideos: parts.some(({ kind }) => kind === 'video') };
  let done = 0;
  try {
    for (const part of parts) {
      const key = keyOf(part);
      await cache.put(key, await fetchPart(part));
      saved.addresses.push(key);
      done += part.bytes;
      onShare(bytes > 0 ? done / bytes : 1);
    }
    await cache.put(noteOf(courseId), Response.json(saved));
  } catch (error) {
    await forget(courseId, saved);
    throw error;
  }
  // The browser may otherwise clear it when the device runs full; a refusal changes nothing else.
  void navigator.storage?.persist?.();
  return saved;
}

async function forget(courseId: string, { addresses }: SavedCourse): Promise<void> {
  const cache = await openCache();
  await Promise.all([noteOf(courseId), ...addresses].map((address) => cache.delete(address)));
}

export async function removeSaved(courseId: string): Promise<void> {
  const saved = await findSaved(courseId);
  if (saved) await forget(courseId, saved);
}
