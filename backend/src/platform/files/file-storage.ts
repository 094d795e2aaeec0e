/** Where uploaded bytes live; everything else about a file is a row. Keys are made by the server, never by a client. */
export abstract class FileStorage {
  abstract put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes of a key, undefined when there are none. */
  abstract read(key: string): Promise<Uint8Array | undefined>;
  abstract delete(key: string): Promise<void>;
}
