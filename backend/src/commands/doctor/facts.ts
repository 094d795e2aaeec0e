/** The database as its own tables tell of it. */
export interface DatabaseFacts {
  /** As `server_version_num` says it: 180004 is 18.4. */
  version: number;
  /** How far its clock is ahead of this machine's, in milliseconds. */
  clockAheadMs: number;
  settings: Record<(typeof askedSettings)[number], string>;
  /** Names of migrations that it has not seen. */
  pendingMigrations: string[];
  /** When the newest archive was finished; null before the first. */
  backupAt: Date | null;
}

/** Settings that decide whether an acknowledged write lasts and whether one caller can hold up all others. */
export const askedSettings = [
  'fsync',
  'full_page_writes',
  'synchronous_commit',
  'server_encoding',
  'max_connections',
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
] as const;

/** What `npm run doctor` found out about a machine and its database (SCL-8). */
export interface DoctorFacts {
  now: Date;
  /** As `process.versions.node` says it. */
  node: string;
  demoMode: boolean;
  /** The pool of one server; a few connections more are its own. */
  poolSize: number;
  /** Percent free where files lie. */
  diskFreePercent: number;
  /** Where mail goes: into a folder, to a server that answered, or what that said instead. */
  mail: { kind: 'folder'; folder: string } | { kind: 'reached' } | { kind: 'refused'; reason: string };
  /** Buckets of files and of backups, and what was said instead of an answer. */
  buckets: { url: string; failure: string | null }[];
  /** Or why it could not be asked. */
  database: DatabaseFacts | { failure: string };
}
