/** The part of yauzl that we use; the package brings no types. */
declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  export interface Entry {
    fileName: string;
    /** As it stands in the archive. */
    fileNameRaw: Buffer;
    generalPurposeBitFlag: number;
    extraFields: readonly { id: number }[];
    /** 0 is stored as it is. */
    compressionMethod: number;
    uncompressedSize: number;
    externalFileAttributes: number;
    isEncrypted(): boolean;
  }

  export interface ZipFile {
    entryCount: number;
    eachEntry(): AsyncIterable<Entry>;
    openReadStreamPromise(entry: Entry): Promise<Readable>;
    close(): void;
  }

  const yauzl: {
    fromBufferPromise(buffer: Buffer): Promise<ZipFile>;
    openPromise(path: string, options: { autoClose: boolean }): Promise<ZipFile>;
  };
  export default yauzl;
}
