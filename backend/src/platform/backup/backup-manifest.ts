/** One table of a backup: its rows lie in `tables/<name>.copy`, in PostgreSQL's text format. */
export interface TableCopy {
  name: string;
  /** In the order in which the rows have them; what the database computes itself is left out. */
  columns: string[];
  rows: number;
  /** Sum over the rows, whatever their order; computed by the database in the snapshot. */
  checksum: string;
  /** Hex digest of the bytes in the archive. */
  sha256: string;
}

/** `manifest.json`, the last entry of a backup: what the archive holds and how to see that it is whole (REL-8). */
export interface BackupManifest {
  format: 'masar-backup';
  version: 1;
  takenAt: string;
  /** Migrations that the database had. */
  migrations: string[];
  tables: TableCopy[];
  /** Where each sequence stood; null where it was never used. */
  sequences: Record<string, string | null>;
  /** Tasks that waited, one JSON object for each line of `tasks.jsonl`. */
  tasks: { count: number; sha256: string };
  /** Uploaded files as `files/<storage key>`; their digests are in the table stored_files. */
  files: { count: number; bytes: number; missing: string[] };
}

export const manifestEntry = 'manifest.json';
export const tasksEntry = 'tasks.jsonl';
export const tableEntry = (table: string): string => `tables/${table}.copy`;
const fileFolder = 'files/';
export const fileEntry = (storageKey: string): string => `${fileFolder}${storageKey}`;

/** The storage key of an archived file; undefined for other entries. */
export const storageKeyOf = (entry: string): string | undefined =>
  entry.startsWith(fileFolder) ? entry.slice(fileFolder.length) : undefined;

/** Reads the manifest's text; undefined when it is not one of ours. */
export function parseManifest(text: string): BackupManifest | undefined {
  try {
    const value = JSON.parse(text) as Partial<BackupManifest>;
    return value.format === 'masar-backup' && value.version === 1 ? (value as BackupManifest) : undefined;
  } catch {
    return undefined;
  }
}
