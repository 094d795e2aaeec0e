import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BackupStorage } from './backup-storage.js';

/**
 * Works with an archive as a file: the one at the path, or else the one of that name in the storage, which is fetched
 * into the temporary folder for as long as the work takes.
 */
export async function withArchiveAt<T>(
  pathOrName: string,
  storage: BackupStorage,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const path = resolve(pathOrName);
  const isHere = await stat(path).catch(() => undefined);
  const kept = isHere ? undefined : await storage.open(basename(pathOrName));
  // Whoever opens the file says that there is none.
  if (!kept) return work(path);
  const folder = await mkdtemp(join(tmpdir(), 'masar-archive-'));
  try {
    const fetched = join(folder, basename(pathOrName));
    await pipeline(kept.content, createWriteStream(fetched, { mode: 0o600 }));
    return await work(fetched);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
