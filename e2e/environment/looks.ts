/** The widths at which screens are looked at. */
export type Device = 'phone' | 'desktop';

/** How a screen is looked at beyond Arabic on a phone by light, which finds most and is never left out. */
export interface Looks {
  /** Where English is looked at, beside Arabic; both languages have to mirror each other there. */
  english: readonly Device[];
  /** Whether the colours of the dark scheme are examined. */
  isDarkToo: boolean;
  /** For titles of tests. */
  words: string;
}

const everything: Looks = {
  english: ['phone', 'desktop'],
  isDarkToo: true,
  words: 'in both languages, on phone and desktop, by light and dark',
};

const inTurn: readonly Looks[] = [
  { english: ['desktop'], isDarkToo: false, words: 'in Arabic on a phone, in both languages on a desktop' },
  { english: [], isDarkToo: true, words: 'in Arabic on a phone, by light and dark' },
  { english: ['phone'], isDarkToo: false, words: 'in both languages on a phone' },
];

/** All looks with `npm run test:all`; otherwise neighbours in the list of screens get different ones. */
export const looksOf = (index: number): Looks =>
  process.env['EVERY_LOOK'] ? everything : inTurn[index % inTurn.length]!;
