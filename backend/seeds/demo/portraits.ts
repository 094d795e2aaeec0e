import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileStorage } from '../../src/platform/files/file-storage.js';
import { pictureAddress } from '../../src/platform/files/small-pictures.js';
import { dataFolder } from './data-folder.js';
import type { Person } from './people.js';
import type { StoredFileRow } from './pictures.js';
import { stableId } from './stable-id.js';

const folder = join(dataFolder, 'portraits');

const fileId = (mailbox: string): string => stableId('stored-files', `portraits/${mailbox}`);

/** Drawn faces of invented people, by the mailbox of whose they are; as an uploaded photo is kept (PIC-1, PRF-5). */
export const readPortraits = (): ReadonlyMap<string, Buffer> =>
  new Map(readdirSync(folder).map((name) => [name.replace(/\.webp$/, ''), readFileSync(join(folder, name))]));

export async function storePortraits(storage: FileStorage): Promise<void> {
  for (const [mailbox, bytes] of readPortraits()) await storage.put(fileId(mailbox), bytes);
}

/** Gives each person their face, where one was drawn; the files as rows. */
export function hangPortraits(people: readonly Person[]): StoredFileRow[] {
  const portraits = readPortraits();
  return people.flatMap(({ row }) => {
    const mailbox = row.email.replace(/@.*$/, '');
    const bytes = portraits.get(mailbox);
    if (!bytes) return [];
    row.profile_image_url = pictureAddress(fileId(mailbox));
    return {
      id: fileId(mailbox),
      owner_id: row.id,
      name: 'photo.webp',
      mime_type: 'image/webp',
      size: bytes.length,
      storage_key: fileId(mailbox),
      sha256: createHash('sha256').update(bytes).digest('hex'),
      created_at: row.created_at,
    };
  });
}
