import { createHash } from 'node:crypto';

/**
 * The tree of RFC 9162 (Certificate Transparency 2.0, 2.1), told by its perfect subtrees: those never change once their
 * leaves are there, so that each is kept under its place and a proof reads a few dozen of them however long the log is.
 */

/** A perfect subtree: `level` 0 is a leaf, `position` counts those of its level from the left. */
export interface Place {
  level: number;
  position: number;
}

export interface Node extends Place {
  /** 32 bytes. */
  hash: Buffer;
}

/** Leaves `first` to `first + size - 1`. */
export interface Range {
  first: number;
  size: number;
}

const sha256 = (...parts: Uint8Array[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

export const leafHash = (entry: Uint8Array): Buffer => sha256(Uint8Array.of(0), entry);
const joinedHash = (left: Uint8Array, right: Uint8Array): Buffer => sha256(Uint8Array.of(1), left, right);

/** Root of a log without entries. */
export const emptyRoot = sha256();

/** The perfect subtrees that a range is made of, from left to right. */
export function partsOf({ first, size }: Range): Place[] {
  const parts: Place[] = [];
  for (let begin = first, left = size; left > 0;) {
    const level = Math.floor(Math.log2(left));
    parts.push({ level, position: begin / 2 ** level });
    begin += 2 ** level;
    left -= 2 ** level;
  }
  return parts;
}

/** Hash of a range from those of its parts. */
export const hashOf = (parts: readonly Uint8Array[]): Buffer =>
  parts.length === 0 ? emptyRoot : Buffer.from(parts.reduceRight((right, left) => joinedHash(left, right)));

/**
 * Puts leaves behind those that a tree has.
 *
 * @param parts of the whole tree so far
 * @param leaves hashes of the new ones
 */
export function grow(parts: readonly Node[], leaves: readonly Buffer[]): { added: Node[]; root: Buffer } {
  const standing = [...parts];
  const added: Node[] = [];
  let position = parts.reduce((sum, { level }) => sum + 2 ** level, 0);
  for (const hash of leaves) {
    let node: Node = { level: 0, position: position++, hash };
    for (;;) {
      added.push(node);
      const left = standing.at(-1);
      if (left?.level !== node.level) break;
      standing.pop();
      node = {
        level: node.level + 1,
        position: Math.floor(node.position / 2),
        hash: joinedHash(left.hash, node.hash),
      };
    }
    standing.push(node);
  }
  return { added, root: hashOf(standing.map(({ hash }) => hash)) };
}

/** What has to be joined with a leaf, one after the other, to come to the root of the first `size` leaves (2.1.3.1). */
export function inclusionPath(leaf: number, size: number, first = 0): Range[] {
  if (size <= 1) return [];
  const half = largestPowerBelow(size);
  return leaf - first < half
    ? [...inclusionPath(leaf, half, first), { first: first + half, size: size - half }]
    : [...inclusionPath(leaf, size - half, first + half), { first, size: half }];
}

/** What shows that a tree of `size` leaves begins with the `earlier` ones of another (2.1.4.1). */
export function consistencyPath(earlier: number, { first, size }: Range, isWhole = true): Range[] {
  if (earlier === 0) return [];
  if (earlier === size) return isWhole ? [] : [{ first, size }];
  const half = largestPowerBelow(size);
  const [left, right] = [
    { first, size: half },
    { first: first + half, size: size - half },
  ];
  return earlier <= half
    ? [...consistencyPath(earlier, left, isWhole), right]
    : [...consistencyPath(earlier - half, right, false), left];
}

const largestPowerBelow = (size: number): number => 2 ** Math.floor(Math.log2(size - 1));
