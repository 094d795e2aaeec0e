import type { OfferedAs } from '#platform/bucket/signed-address';

/** Where uploaded bytes live; everything else about a file is a row. Keys are made by the server, never by a client. */
export abstract class FileStorage {
  /** Whole or not at all; the same key again replaces what it had. */
  abstract put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes of a key, undefined when there are none. */
  abstract read(key: string): Promise<Uint8Array | undefined>;
  abstract delete(key: string): Promise<void>;

  /**
   * Where a browser may fetch the bytes itself within the next minute, undefined where only the server can. To be given
   * to somebody who was found to be allowed to read them, in this very call (SCL-5).
   */
  addressOf(_key: string, _as: OfferedAs): string | undefined {
    return undefined;
  }
}

/** The key itself; one that could lead elsewhere is a fault of the code. */
export function storageKey(key: string): string {
  if (!/^[\w-]+$/.test(key)) throw new Error('A storage key has letters, digits, _ and - only.');
  return key;
}
