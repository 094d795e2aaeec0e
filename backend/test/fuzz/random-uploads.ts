import fc from 'fast-check';
import { type FilePart, type UploadBody, uploadOf } from './multipart.js';

/** What chance does to an upload: another name, other bytes in the file or its frame, an early end. */
export const uploadFaults = fc.record({
  name: fc.option(fc.string({ unit: 'binary', maxLength: 60 }), { freq: 2 }),
  inFile: fc.array(fc.record({ at: fc.nat(), byte: fc.nat(255) }), { maxLength: 8 }),
  inFrame: fc.array(fc.record({ at: fc.nat(), byte: fc.nat(255) }), { maxLength: 2 }),
  end: fc.option(fc.nat(), { freq: 1 }),
});

type UploadFaults = typeof uploadFaults extends fc.Arbitrary<infer T> ? T : never;

export function randomUpload(honest: FilePart, { name, inFile, inFrame, end }: UploadFaults): UploadBody {
  const ending = honest.name.slice(honest.name.lastIndexOf('.'));
  const bytes = withBytes(honest.bytes, inFile);
  const upload = uploadOf({ ...honest, bytes, name: name === null ? honest.name : `${name}${ending}` });
  const body = withBytes(upload.body, inFrame);
  return { ...upload, body: end === null ? body : body.subarray(0, end % body.length) };
}

function withBytes(bytes: Buffer, changes: readonly { at: number; byte: number }[]): Buffer {
  const copy = Buffer.from(bytes);
  for (const { at, byte } of changes) copy[at % copy.length] = byte;
  return copy;
}
