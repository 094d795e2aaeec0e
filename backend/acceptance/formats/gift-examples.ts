import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { giftBlocks, parseGiftBlock } from '../../src/modules/questions/formats/gift/parse-gift.js';

/** Each `.gift` file of the folder, read by us, against the `.json` beside it. */
export async function compareGift(folder: string): Promise<{ files: number; equal: number; differing: string[] }> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.gift')).toSorted();
  const differing: string[] = [];
  for (const name of names) {
    const expected: unknown = JSON.parse(await readFile(join(folder, name.replace(/\.gift$/, '.json')), 'utf8'));
    if (!isDeepStrictEqual(read(await readFile(join(folder, name), 'utf8')), expected)) differing.push(name);
  }
  return { files: names.length, equal: names.length - differing.length, differing };
}

function read(text: string): unknown {
  try {
    return JSON.parse(JSON.stringify(giftBlocks(text).map(parseGiftBlock)));
  } catch (error) {
    return String(error);
  }
}
