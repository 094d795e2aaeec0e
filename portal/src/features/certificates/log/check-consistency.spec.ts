import { beginsWith } from './check-consistency';
import { bytesOf, fromText, joined, leafHash, toText } from './tree-hashes';

const leaves = await Promise.all(
  Array.from({ length: 21 }, (_, at) => leafHash({ kind: 'issued', at: `day ${at}`, digest: 'd' })),
);
const halfOf = (size: number) => 2 ** Math.floor(Math.log2(size - 1));

/** By the definition: RFC 9162, 2.1.1. */
async function rootOf(of: readonly Uint8Array[]): Promise<Uint8Array> {
  if (of.length === 1) return of[0]!;
  const half = halfOf(of.length);
  return joined(await rootOf(of.slice(0, half)), await rootOf(of.slice(half)));
}

/** By the definition: RFC 9162, 2.1.4.1. */
async function proofOf(earlier: number, of: readonly Uint8Array[], isWhole = true): Promise<Uint8Array[]> {
  if (earlier === of.length) return isWhole ? [] : [await rootOf(of)];
  const half = halfOf(of.length);
  const [left, right] = [of.slice(0, half), of.slice(half)];
  return earlier <= half
    ? [...(await proofOf(earlier, left, isWhole)), await rootOf(right)]
    : [...(await proofOf(earlier - half, right, false)), await rootOf(left)];
}

const headOf = async (size: number) => ({ size, root: toText(await rootOf(leaves.slice(0, size))) });
const pathOf = async (earlier: number, size: number) =>
  toText(Uint8Array.from((await proofOf(earlier, leaves.slice(0, size))).flatMap((hash) => [...hash])));

describe('whether the log goes on from what a device has seen of it', () => {
  it('is proved for each earlier head of each log, and for no other root [EVD-6]', async () => {
    const other = toText(await leafHash({ kind: 'issued', at: 'another', digest: 'd' }));
    for (let size = 1; size <= leaves.length; size += 1) {
      const now = await headOf(size);
      for (let earlier = 1; earlier <= size; earlier += 1) {
        const [kept, path] = [await headOf(earlier), await pathOf(earlier, size)];
        expect(await beginsWith(now, kept, path)).toBe(true);
        expect(await beginsWith(now, { ...kept, root: other }, path)).toBe(false);
        expect(await beginsWith({ ...now, root: other }, kept, path)).toBe(false);
        if (path !== '') expect(await beginsWith(now, kept, toText(fromText(path).slice(32)))).toBe(false);
      }
    }
  });

  it('is denied for a log that has become shorter, and needs no proof from nothing [EVD-6]', async () => {
    expect(await beginsWith(await headOf(3), await headOf(5), '')).toBe(false);
    expect(await beginsWith(await headOf(3), { size: 0, root: toText(bytesOf('')) }, '')).toBe(true);
  });
});
