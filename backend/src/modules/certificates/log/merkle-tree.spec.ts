import { createHash } from 'node:crypto';
import {
  consistencyPath,
  emptyRoot,
  grow,
  hashOf,
  inclusionPath,
  leafHash,
  type Node,
  partsOf,
} from './merkle-tree.js';

const sha256 = (...parts: Uint8Array[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
const leaves = Array.from({ length: 70 }, (_, index) => leafHash(Buffer.from(`entry ${index}`)));

/** The root by the definition of RFC 9162, 2.1.1, over all leaves at once. */
function definedRoot(of: readonly Buffer[]): Buffer {
  if (of.length <= 1) return of[0] ?? sha256();
  const half = 2 ** (Math.ceil(Math.log2(of.length)) - 1);
  return sha256(Uint8Array.of(1), definedRoot(of.slice(0, half)), definedRoot(of.slice(half)));
}

/** A tree grown in steps of random size, with all subtrees that were written on the way. */
function grown(size: number, step: number) {
  const nodes = new Map<string, Node>();
  let root = emptyRoot;
  for (let first = 0; first < size; first += step) {
    const parts = partsOf({ first: 0, size: first }).map((place) => nodes.get(`${place.level}/${place.position}`)!);
    const growth = grow(parts, leaves.slice(first, Math.min(first + step, size)));
    for (const node of growth.added) nodes.set(`${node.level}/${node.position}`, node);
    root = growth.root;
  }
  const hashAt = (range: { first: number; size: number }) =>
    hashOf(partsOf(range).map((place) => nodes.get(`${place.level}/${place.position}`)!.hash));
  return { root, hashAt };
}

describe('the tree of the log', () => {
  it('has the root of the definition however it has grown [EVD-6]', () => {
    for (let size = 0; size <= leaves.length; size++) {
      for (const step of [1, 3, 64])
        expect(grown(size, step).root.equals(definedRoot(leaves.slice(0, size)))).toBe(true);
    }
  });

  it('has the published roots of the first leaves of Certificate Transparency’s test data [EVD-6]', () => {
    const entries = [
      '',
      '00',
      '10',
      '2021',
      '3031',
      '40414243',
      '5051525354555657',
      '606162636465666768696a6b6c6d6e6f',
    ];
    const { root } = grow(
      [],
      entries.map((hex) => leafHash(Buffer.from(hex, 'hex'))),
    );
    expect(root.toString('hex')).toBe('5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328');
  });

  it('leads from each leaf to the root in at most log₂ of its size steps [EVD-6]', () => {
    for (const size of [1, 2, 7, 8, 33, 70]) {
      const tree = grown(size, 5);
      for (let leaf = 0; leaf < size; leaf++) {
        const path = inclusionPath(leaf, size);
        expect(path.length).toBeLessThanOrEqual(Math.ceil(Math.log2(size)));
        const root = path.reduce(
          (hash, range) =>
            range.first > leaf
              ? sha256(Uint8Array.of(1), hash, tree.hashAt(range))
              : sha256(Uint8Array.of(1), tree.hashAt(range), hash),
          leaves[leaf]!,
        );
        expect(root.equals(tree.root)).toBe(true);
      }
    }
  });

  it('proves by subtrees of both that a tree begins with an earlier one [EVD-6]', () => {
    for (const size of [2, 7, 8, 33]) {
      for (let earlier = 1; earlier < size; earlier++) {
        const path = consistencyPath(earlier, { first: 0, size });
        const isOfBoth = (range: { first: number; size: number }) => range.first + range.size <= earlier;
        // Where the earlier tree is one perfect subtree its root is known already.
        const known = Number.isInteger(Math.log2(earlier)) ? [{ first: 0, size: earlier }] : [];
        const covered = [...known, ...path].toSorted((one, other) => one.first - other.first);
        expect(covered.filter(isOfBoth).reduce((sum, range) => sum + range.size, 0)).toBe(earlier);
        expect(covered.reduce((sum, range) => sum + range.size, 0)).toBe(size);
      }
    }
  });
});
