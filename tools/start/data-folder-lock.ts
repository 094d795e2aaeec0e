import { join } from 'node:path';
import { tryLock } from '@masar/local-postgres';
import { KnownFailure } from '../workspace.ts';

/** One `npm start` per data folder; a killed one does not stand in the way. Returns the function that releases it. */
export function lockDataFolder(dataDirectory: string): () => void {
  const attempt = tryLock(join(dataDirectory, 'start.lock'));
  if (attempt.taken) return attempt.release;
  throw new KnownFailure({
    ar: `مسار يعمل بالفعل على مجلد البيانات ${dataDirectory} (العملية ${attempt.holder}). أوقفه أولاً، أو عيّن PORT وDATA_DIR لنسخة ثانية.`,
    en: `Masar already runs on the data folder ${dataDirectory} (process ${attempt.holder}). Stop it first, or set PORT and DATA_DIR for a second copy.`,
  });
}
