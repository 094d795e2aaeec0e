import { crc32 } from 'node:zlib';

/** Signature and header chunk, which open every PNG. */
const startLength = 8 + 25;
const keyword = 'openbadgecredential';

/**
 * A picture that carries its credential, as Open Badges 3.0 bakes PNG: an iTXt chunk behind the header, uncompressed,
 * without language and translated keyword.
 */
export function bakePng(picture: Uint8Array, credential: string): Buffer {
  const text = Buffer.concat([Buffer.from(`${keyword}\0\0\0\0\0`, 'latin1'), Buffer.from(credential, 'utf8')]);
  return Buffer.concat([picture.subarray(0, startLength), chunk('iTXt', text), picture.subarray(startLength)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
