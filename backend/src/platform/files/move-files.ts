import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { FileStorage } from './file-storage.js';
import type { S3FileStorage } from './s3-file-storage.js';

/** What became of the files of the rows. */
export interface MovedFiles {
  /** Put into the bucket now. */
  moved: number;
  bytes: number;
  /** There already, byte for byte, or written there by a server meanwhile. */
  there: number;
  /** Keys that neither has. */
  missing: string[];
  /** Keys whose bytes on the disk are not what their row says; they are left where they are. */
  damaged: string[];
}

interface Moving {
  client: pg.Client;
  from: FileStorage;
  to: Pick<S3FileStorage, 'put' | 'read' | 'holds'>;
  onProgress?: (done: number) => void;
}

interface Row {
  key: string;
  sha256: string;
}

const page = 200;
/** Files that are read and sent at a time. */
const atATime = 4;

/**
 * Copies every file that has a row into the bucket (SCL-5). Each is looked at before it is sent, so that it may be
 * stopped at any moment and begun again; nothing is deleted on the disk.
 */
export async function moveFiles({ client, from, to, onProgress }: Moving): Promise<MovedFiles> {
  const moved: MovedFiles = { moved: 0, bytes: 0, there: 0, missing: [], damaged: [] };
  const move = async ({ key, sha256 }: Row): Promise<void> => {
    const bytes = await from.read(key);
    if (!bytes) {
      if (digestOf((await to.read(key)) ?? new Uint8Array()) === sha256) moved.there += 1;
      else moved.missing.push(key);
      return;
    }
    if (digestOf(bytes) !== sha256) {
      moved.damaged.push(key);
      return;
    }
    if (await to.holds(key, bytes, digestOf(bytes, 'md5'))) {
      moved.there += 1;
      return;
    }
    await to.put(key, bytes);
    moved.moved += 1;
    moved.bytes += bytes.length;
  };
  let done = 0;
  for (let after = ''; ;) {
    const { rows } = await client.query<Row>(
      `select storage_key as key, sha256 from stored_files where storage_key > $1 order by storage_key limit ${page}`,
      [after],
    );
    const waiting = [...rows];
    await Promise.all(
      Array.from({ length: atATime }, async () => {
        for (let row = waiting.shift(); row; row = waiting.shift()) await move(row);
      }),
    );
    done += rows.length;
    onProgress?.(done);
    if (rows.length < page) return moved;
    after = rows.at(-1)!.key;
  }
}

const digestOf = (bytes: Uint8Array, kind = 'sha256'): string => createHash(kind).update(bytes).digest('hex');
