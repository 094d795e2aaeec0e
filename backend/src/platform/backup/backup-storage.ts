import type { Readable, Writable } from 'node:stream';

/** An archive that is being written: it has its name only once it is kept. */
export interface NewArchive {
  /** Where it will be, for people: a path or an address. */
  place: string;
  sink: Writable;
  /** After the last byte: gives it its name. */
  keep: () => Promise<void>;
  /** Leaves nothing behind. */
  abandon: () => Promise<void>;
}

/** Where archives are kept (REL-8): a folder, or a bucket (SCL-5). */
export abstract class BackupStorage {
  abstract begin(name: string): Promise<NewArchive>;
  /** The bytes of an archive as they come, undefined where there is none of that name. */
  abstract open(name: string): Promise<{ bytes: number; content: Readable } | undefined>;
  abstract delete(name: string): Promise<void>;
  /** Deletes what killed processes left of archives, and answers how many there were. */
  abstract sweep(): Promise<number>;
}
