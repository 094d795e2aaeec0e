/** Letters that are written for each other, by ear or in a dialect. */
const alike = [
  'تطث',
  'سصث',
  'دضذظ',
  'زذظ',
  'هحخ',
  'قكجغ',
  'ءاعه',
  'ايو',
  'cksq',
  'szx',
  'bpv',
  'fv',
  'gj',
  'iye',
  'ou',
  'aeo',
];
const long = new Set('اويعءaeiouyh');

const alikeTo = new Map(
  Array.from(new Set(alike.join(''))).map((letter) => [
    letter,
    new Set(alike.filter((letters) => letters.includes(letter)).join('')),
  ]),
);

const substitution = (one: string, other: string): number => {
  if (one === other) return 0;
  return alikeTo.get(one)?.has(other) ? 0.4 : 1;
};

/** A vowel, or the same letter twice, is forgotten more easily than another letter. */
const omission = (letter: string, before: string | undefined): number =>
  long.has(letter) || letter === before ? 0.5 : 1;

/**
 * How alike two words are, 0 to 1: by the letters that must be changed, left out, added or swapped with their
 * neighbour to make one of the other, each as cheap as it is common among typing errors.
 */
export function likeness(typed: string, known: string): number {
  const [from, to] = [Array.from(typed), Array.from(known)];
  let former: number[] = [];
  let row = [0];
  for (const [place, letter] of to.entries()) row.push((row[place] ?? 0) + omission(letter, to[place - 1]));
  for (const [down, one] of from.entries()) {
    const next = [(row[0] ?? 0) + omission(one, from[down - 1])];
    for (const [right, other] of to.entries()) {
      const costs = [
        (row[right] ?? 0) + substitution(one, other),
        (row[right + 1] ?? 0) + omission(one, from[down - 1]),
        (next[right] ?? 0) + omission(other, to[right - 1]),
      ];
      const isSwapped = down > 0 && right > 0 && one === to[right - 1] && other === from[down - 1];
      if (isSwapped) costs.push((former[right - 1] ?? 0) + 0.7);
      next.push(Math.min(...costs));
    }
    [former, row] = [row, next];
  }
  return 1 - (row[to.length] ?? 0) / Math.max(from.length, to.length, 1);
}
