import { normalizeText } from './search/index.ts';

/** So many letters have to follow each other in both texts before they count; fewer are common phrases. */
const gramLetters = 20;
/** Of so many neighbouring runs of letters one at least leaves a print, so that 44 common letters are always found. */
const windowGrams = 25;
/** The places of a run that are tried; more stand only in texts that repeat themselves. */
const placesTried = 8;

/** The same words in two texts, in UTF-16 units of each. */
export interface SharedPassage {
  from: number;
  to: number;
  otherFrom: number;
  otherTo: number;
}

/** Letters and digits of a text in the form of the search, with the place of each in the text. */
interface Folded {
  letters: string;
  starts: number[];
  ends: number[];
}

const isKept = /^[\p{L}\p{N}]$/u;

function folded(text: string): Folded {
  const known = new Map<string, string>();
  const [letters, starts, ends]: [string[], number[], number[]] = [[], [], []];
  let at = 0;
  for (const sign of text) {
    let form = known.get(sign);
    if (form === undefined) {
      form = Array.from(normalizeText(sign))
        .filter((letter) => letter.length === 1 && isKept.test(letter))
        .join('');
      known.set(sign, form);
    }
    for (const letter of form) {
      letters.push(letter);
      starts.push(at);
      ends.push(at + sign.length);
    }
    at += sign.length;
  }
  return { letters: letters.join(''), starts, ends };
}

/** The hash of each run of letters, 32 bits with a sign as PostgreSQL keeps them. */
function gramHashes(letters: string): Int32Array {
  const count = Math.max(0, letters.length - gramLetters + 1);
  const hashes = new Int32Array(count);
  const base = 16_777_619;
  let highest = 1;
  for (let place = 1; place < gramLetters; place += 1) highest = Math.imul(highest, base);
  let hash = 0;
  for (let place = 0; place < letters.length; place += 1) {
    if (place >= gramLetters) hash = (hash - Math.imul(letters.charCodeAt(place - gramLetters), highest)) | 0;
    hash = (Math.imul(hash, base) + letters.charCodeAt(place)) | 0;
    // Mixed, so that the least one is not the one with the smallest letters.
    if (place >= gramLetters - 1) hashes[place - gramLetters + 1] = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d);
  }
  return hashes;
}

/**
 * Prints by which texts that share words are found without comparing them (winnowing: Schleimer, Wilkerson, Aiken 2003):
 * the least hash of each window. What stands in the known texts, such as the task, leaves none. At most one for each
 * letter, about one for thirteen.
 */
export function fingerprintsOf(text: string, known: readonly string[] = []): number[] {
  const hashes = gramHashes(folded(text).letters);
  const ignored = new Set(known.flatMap((one) => [...gramHashes(folded(one).letters)]));
  const prints = new Set<number>();
  let least = -1;
  for (let end = Math.min(windowGrams, hashes.length) - 1; end >= 0 && end < hashes.length; end += 1) {
    const start = Math.max(0, end - windowGrams + 1);
    if (least >= start) {
      if (hashes[end]! <= hashes[least]!) least = end;
    } else {
      least = start;
      for (let place = start + 1; place <= end; place += 1) if (hashes[place]! <= hashes[least]!) least = place;
    }
    if (!ignored.has(hashes[least]!)) prints.add(hashes[least]!);
  }
  return [...prints];
}

const gramsOf = ({ letters }: Folded): Map<string, number[]> => {
  const places = new Map<string, number[]>();
  for (let place = 0; place + gramLetters <= letters.length; place += 1) {
    const gram = letters.slice(place, place + gramLetters);
    const found = places.get(gram);
    if (!found) places.set(gram, [place]);
    else if (found.length < placesTried) found.push(place);
  }
  return places;
};

/**
 * The passages of a text that another has too, the longest at each place, and their share of its letters from 0 to 1;
 * what stands in the known texts belongs to nobody and counts on neither side.
 */
export function sharedPassages(
  text: string,
  other: string,
  known: readonly string[] = [],
): { passages: SharedPassage[]; share: number } {
  const [mine, theirs] = [folded(text), folded(other)];
  const places = gramsOf(theirs);
  const ofNobody = new Set(known.flatMap((one) => [...gramsOf(folded(one)).keys()]));
  const passages: SharedPassage[] = [];
  let [shared, own, at] = [0, 0, 0];
  while (at < mine.letters.length) {
    const gram = mine.letters.slice(at, at + gramLetters);
    if (ofNobody.has(gram)) {
      at += gramLetters;
      continue;
    }
    const [otherAt, length] = longestAt(mine.letters, at, theirs.letters, places.get(gram) ?? []);
    if (length > 0) {
      passages.push({
        from: mine.starts[at]!,
        to: mine.ends[at + length - 1]!,
        otherFrom: theirs.starts[otherAt]!,
        otherTo: theirs.ends[otherAt + length - 1]!,
      });
    }
    shared += length;
    own += Math.max(1, length);
    at += Math.max(1, length);
  }
  return { passages, share: own === 0 ? 0 : shared / own };
}

function longestAt(mine: string, at: number, theirs: string, places: readonly number[]): [number, number] {
  let [best, longest] = [0, 0];
  for (const place of places) {
    let length = gramLetters;
    while (at + length < mine.length && mine[at + length] === theirs[place + length]) length += 1;
    if (length > longest) [best, longest] = [place, length];
  }
  return [best, longest];
}
