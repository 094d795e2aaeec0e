import { InvalidInput } from '#platform/errors/platform.errors';
import { safeFileName } from '#platform/files/file-name';

/** The version of the protocol that is spoken here, see https://tus.io/protocols/resumable-upload. */
export const tusVersion = '1.0.0';
/** What is spoken beyond its core. */
export const tusExtensions = 'creation,expiration,termination';
export const pieceType = 'application/offset+octet-stream';

const wholeNumber = /^\d{1,12}$/;

/** A count of bytes in a header. */
export function bytesIn(header: string | undefined): number {
  if (!header || !wholeNumber.test(header)) throw new InvalidInput();
  return Number(header);
}

/** The name of the file, made safe: pairs of a key and a value in base64, split by commas. */
export function fileNameIn(metadata: string | undefined): string {
  const pairs = (metadata ?? '').split(',').map((pair) => pair.trim().split(' '));
  const value = pairs.find(([key]) => key === 'filename')?.[1] ?? '';
  const name = Buffer.from(value, 'base64').toString('utf8').trim();
  if (!name || name.length > 300 || name.includes('\0')) throw new InvalidInput();
  return safeFileName(name);
}
