import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { AppError } from '#platform/errors/app-error';
import { cleanForeignFile } from '#platform/files/cleaning/clean-file.job';
import { cleaningRules } from '#platform/files/cleaning/cleaning-rules';
import { safeFileName } from '#platform/files/file-name';
import type { FileStorage } from '#platform/files/file-storage';
import { mayTell } from '#platform/files/file-type.rules';
import type { LimitedWork } from '#platform/limited-work/limited-work';
import { rasterIn } from '#platform/pictures/raster';

/** What became of the files that were stored before places were looked for. */
export interface CleanedFiles {
  cleaned: number;
  nothing: number;
  /** Rows without bytes. */
  missing: number;
  /** Not readable as what they are; they stay as they are, and are looked at again the next time. */
  left: { id: string; name: string }[];
}

interface Cleaning {
  client: pg.Client;
  storage: FileStorage;
  work: Pick<LimitedWork, 'run'>;
  onProgress?: (done: number, all: number) => void;
}

interface Row {
  id: string;
  name: string;
  storage_key: string;
  mime_type: string;
}

const page = 100;
/** What no rules or earlier ones have cleaned. */
const isBehind = `coalesce(cleaned_by, 0) < ${cleaningRules}`;
const mark = `cleaned_at = now(), cleaned_by = ${cleaningRules}`;

/**
 * Cleans what no row says to be clean by the rules of today, one after the other (SEC-15). The cleaned bytes lie under a key of their own before
 * the row names them, so that it may be stopped at any moment; nobody reads a file half done.
 */
export async function cleanStoredFiles({ client, storage, work, onProgress }: Cleaning): Promise<CleanedFiles> {
  const result: CleanedFiles = { cleaned: 0, nothing: 0, missing: 0, left: [] };
  const { rows: counted } = await client.query<{ all: number }>(
    `select count(*)::int as all from stored_files where ${isBehind}`,
  );
  const all = counted[0]?.all ?? 0;
  let done = 0;
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await client.query<Row>(
      `select id, name, storage_key, mime_type from stored_files
       where ${isBehind} and id > $1 order by id limit ${page}`,
      [after],
    );
    for (const row of rows) {
      await cleanOne(row);
      done += 1;
    }
    if (rows.length > 0) onProgress?.(done, all);
    if (rows.length < page) return result;
    after = rows.at(-1)!.id;
  }

  async function cleanOne(row: Row): Promise<void> {
    const bytes = mayTell(row.name) ? await storage.read(row.storage_key) : undefined;
    if (!bytes) {
      if (mayTell(row.name)) result.missing += 1;
      else result.nothing += 1;
      return seen(row);
    }
    try {
      const clean = await work.run(cleanForeignFile, { name: row.name, bytes, keepsSize: true });
      if (Buffer.from(clean.bytes).equals(bytes)) {
        result.nothing += 1;
        return await seen(row);
      }
      await replace(row, clean);
      result.cleaned += 1;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      result.left.push({ id: row.id, name: row.name });
    }
  }

  async function seen({ id }: Row): Promise<void> {
    await client.query(`update stored_files set ${mark} where id = $1`, [id]);
  }

  async function replace(
    row: Row,
    { bytes, mimeType, ending }: { bytes: Uint8Array; mimeType: string; ending: string },
  ) {
    const key = randomUUID();
    await storage.put(key, bytes);
    const isPicture = mimeType.startsWith('image/');
    const name = isPicture && ending ? safeFileName(row.name.replace(/\.\w+$/, `.${ending}`)) : row.name;
    const size = rasterIn(bytes);
    await client.query('begin');
    const { rowCount } = await client.query(
      `update stored_files set storage_key = $2, size = $3, sha256 = $4, mime_type = $5, name = $6, ${mark}
       where id = $1 and storage_key = $7`,
      [
        row.id,
        key,
        bytes.length,
        createHash('sha256').update(bytes).digest('hex'),
        isPicture ? mimeType : row.mime_type,
        name,
        row.storage_key,
      ],
    );
    if (size)
      await client.query('update course_pictures set width = $2, height = $3 where file_id = $1', [
        row.id,
        size.width,
        size.height,
      ]);
    await client.query('commit');
    // Whoever was faster, a former or the new bytes belong to no row now.
    await storage.delete(rowCount ? row.storage_key : key);
  }
}
